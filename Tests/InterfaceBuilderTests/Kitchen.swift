/// A storyboard with everything that Interface Builder's library has, written as it writes it.
enum Kitchen {
  static var board: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \
    initialViewController="tabs">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
    <deployment identifier="iOS"/>
    <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
    <capability name="Safe area layout guides" minToolsVersion="9.0"/>
    </dependencies>
    <scenes>
    \(containers)
    \(form)
    \(controls)
    \(table)
    \(collection)
    </scenes>
    <designables><designable name="f-1"><size key="intrinsicContentSize" width="70" \
    height="34"/></designable></designables>
    <inferredMetricsTieBreakers><segue reference="s-show"/></inferredMetricsTieBreakers>
    <resources>
    <image name="star" catalog="system" width="128" height="116"/>
    <image name="logo" width="24" height="24"/>
    <namedColor name="Brand"><color red="0.2" green="0.4" blue="0.8" alpha="1" \
    colorSpace="custom" customColorSpace="sRGB"/></namedColor>
    <systemColor name="systemBackgroundColor"><color white="1" alpha="1" \
    colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor>
    </resources>
    <color key="tintColor" systemColor="systemIndigoColor"/>
    </document>
    """
  }

  private static func scene(
    _ id: String, _ kind: String, _ attributes: String = "", inside: String, objects: String = ""
  ) -> String {
    """
    <scene sceneID="scene-\(id)">
    <objects>
    <\(kind) id="\(id)" \(attributes) sceneMemberID="viewController">
    \(inside)
    </\(kind)>
    <placeholder placeholderIdentifier="IBFirstResponder" id="fr-\(id)" userLabel="First \
    Responder" customClass="UIResponder" sceneMemberID="firstResponder"/>
    \(objects)
    </objects>
    <point key="canvasLocation" x="139" y="23"/>
    </scene>
    """
  }

  private static func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    "<rect key=\"frame\" x=\"\(x).0\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  private static let sizable = """
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    """

  // MARK: Containers

  private static var containers: String {
    scene(
      "tabs", "tabBarController",
      "automaticallyAdjustsScrollViewInsets=\"NO\" storyboardIdentifier=\"Tabs\"",
      inside: """
        <tabBar key="tabBar" contentMode="scaleToFill" insetsLayoutMarginsFromSafeArea="NO" \
        id="tabs-bar">
        \(frame(0, 0, 393, 49))
        \(sizable)
        <color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="custom" \
        customColorSpace="genericGamma22GrayColorSpace"/>
        </tabBar>
        <connections>
        <segue destination="nav" kind="relationship" relationship="viewControllers" id="r-1"/>
        <segue destination="list" kind="relationship" relationship="viewControllers" id="r-2"/>
        <segue destination="tiles" kind="relationship" relationship="viewControllers" id="r-3"/>
        <segue destination="split" kind="relationship" relationship="viewControllers" id="r-4"/>
        </connections>
        """)
      + scene(
        "nav", "navigationController",
        inside: """
          <tabBarItem key="tabBarItem" title="Form" image="star" catalog="system" id="ti-1"/>
          <toolbarItems/>
          <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
          <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" \
          id="nav-bar">
          \(frame(0, 59, 393, 96))
          \(sizable)
          <textAttributes key="titleTextAttributes">
          <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>
          <color key="textColor" systemColor="labelColor"/>
          </textAttributes>
          </navigationBar>
          <nil name="viewControllers"/>
          <connections>
          <segue destination="form" kind="relationship" relationship="rootViewController" id="r-5"/>
          </connections>
          """)
      + scene(
        "split", "splitViewController", "style=\"doubleColumn\"",
        inside: """
          <connections>
          <segue destination="pages" kind="relationship" relationship="masterViewController" \
          id="r-6"/>
          <segue destination="controls" kind="relationship" relationship="detailViewController" \
          id="r-7"/>
          </connections>
          """)
      + scene(
        "pages", "pageViewController",
        """
        autoresizesArchivedViewToFullSize="NO" transitionStyle="scroll" \
        navigationOrientation="horizontal" spineLocation="none"
        """, inside: "")
  }

  // MARK: Form

  private static var form: String {
    scene(
      "form", "viewController",
      """
      title="Form" storyboardIdentifier="Form" extendedLayoutIncludesOpaqueBars="YES" \
      hidesBottomBarWhenPushed="YES" useStoryboardIdentifierAsRestorationIdentifier="YES"
      """,
      inside: """
        <layoutGuides>
        <viewControllerLayoutGuide type="top" id="g-top"/>
        <viewControllerLayoutGuide type="bottom" id="g-bottom"/>
        </layoutGuides>
        <view key="view" contentMode="scaleToFill" id="form-view">
        \(frame(0, 0, 393, 852))
        \(sizable)
        <subviews>
        \(formViews)
        </subviews>
        <viewLayoutGuide key="safeArea" id="form-safe"/>
        <viewLayoutGuide key="keyboard" id="form-keyboard"/>
        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        <accessibility key="accessibilityConfiguration" identifier="form"/>
        <constraints>
        \(formConstraints)
        </constraints>
        <variation key="default"><mask key="constraints"><exclude reference="k-5"/></mask>
        </variation>
        <variation key="heightClass=regular-widthClass=compact"><mask key="constraints">
        <include reference="k-5"/></mask></variation>
        <connections>
        <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o-1"/>
        </connections>
        </view>
        <extendedEdge key="edgesForExtendedLayout" top="YES" bottom="YES"/>
        <navigationItem key="navigationItem" title="Form" largeTitleDisplayMode="always" id="ni-1">
        <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="bb-1">
        <connections><action selector="cancel:" destination="form" id="a-1"/></connections>
        </barButtonItem>
        <rightBarButtonItems>
        <barButtonItem title="Save" style="done" id="bb-2"/>
        <barButtonItem image="star" catalog="system" width="30" enabled="NO" id="bb-3"/>
        </rightBarButtonItems>
        </navigationItem>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="boolean" keyPath="modalInPresentation" value="YES"/>
        </userDefinedRuntimeAttributes>
        <connections>
        <segue destination="controls" kind="show" identifier="next" id="s-show"/>
        <segue destination="list" kind="presentation" modalPresentationStyle="formSheet" \
        modalTransitionStyle="crossDissolve" animates="NO" id="s-sheet"/>
        </connections>
        """,
      objects: """
        <tapGestureRecognizer cancelsTouchesInView="NO" numberOfTapsRequired="2" id="tap">
        <connections><action selector="tapped:" destination="form" id="a-2"/></connections>
        </tapGestureRecognizer>
        <swipeGestureRecognizer direction="left" id="swipe"/>
        <panGestureRecognizer minimumNumberOfTouches="1" maximumNumberOfTouches="2" id="pan"/>
        <pinchGestureRecognizer id="pinch"/>
        <rotationGestureRecognizer id="rotate"/>
        <pongPressGestureRecognizer allowableMovement="10" minimumPressDuration="0.5" id="press"/>
        <screenEdgePanGestureRecognizer minimumNumberOfTouches="1" id="edge"><rectEdge key="edges" \
        left="YES"/></screenEdgePanGestureRecognizer>
        <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
        """)
  }

  private static let formViews = """
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
    horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Name" \
    textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" \
    adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="l-1">
    \(frame(20, 80, 45, 21))
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
    <nil key="textColor"/>
    <nil key="highlightedColor"/>
    </label>
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" usesAttributedText="YES" \
    lineBreakMode="tailTruncation" numberOfLines="0" \
    translatesAutoresizingMaskIntoConstraints="NO" id="l-2">
    \(frame(20, 110, 200, 21))
    <attributedString key="attributedText"><fragment content="Rich"><attributes>
    <color key="NSColor" name="Brand"/>
    <color key="NSBackgroundColor" systemColor="systemYellowColor"/>
    <font key="NSFont" metaFont="systemBold" size="15"/>
    <integer key="NSUnderline" value="1"/>
    <integer key="NSStrikethrough" value="1"/>
    <real key="NSKern" value="1.5"/>
    <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" \
    baseWritingDirection="natural" lineSpacing="2" tighteningFactorForTruncation="0.0"/>
    </attributes></fragment></attributedString>
    <nil key="highlightedColor"/>
    </label>
    <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" \
    contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="Name" \
    textAlignment="natural" clearButtonMode="whileEditing" minimumFontSize="17" \
    adjustsFontForContentSizeCategory="YES" \
    translatesAutoresizingMaskIntoConstraints="NO" id="f-1">
    \(frame(20, 140, 353, 34))
    <fontDescription key="fontDescription" type="system" weight="medium" pointSize="14"/>
    <textInputTraits key="textInputTraits" autocapitalizationType="words" \
    autocorrectionType="no" spellCheckingType="no" keyboardType="emailAddress" \
    returnKeyType="next" textContentType="email" enablesReturnKeyAutomatically="YES"/>
    <connections><outlet property="delegate" destination="form" id="o-2"/></connections>
    </textField>
    <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" distribution="equalSpacing" \
    alignment="top" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="st-1">
    \(frame(20, 190, 353, 200))
    <subviews>
    <imageView clipsSubviews="YES" userInteractionEnabled="NO" contentMode="scaleAspectFit" \
    horizontalHuggingPriority="251" image="star" catalog="system" \
    translatesAutoresizingMaskIntoConstraints="NO" id="im-1">
    \(frame(0, 0, 20, 18))
    <color key="tintColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" \
    customColorSpace="displayP3"/>
    <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="large" weight="bold"/>
    </imageView>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bx-1">
    \(frame(0, 30, 50, 60))
    <color key="backgroundColor" cyan="0.5" magenta="0.1" yellow="0" black="0" alpha="1" \
    colorSpace="custom" customColorSpace="genericCMYKColorSpace"/>
    <constraints><constraint firstAttribute="height" constant="60" id="k-b"/></constraints>
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
    <integer key="value" value="8"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor">
    <color key="value" white="0" alpha="1" colorSpace="calibratedWhite"/>
    </userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset">
    <size key="value" width="0" height="2"/></userDefinedRuntimeAttribute>
    </userDefinedRuntimeAttributes>
    </view>
    </subviews>
    <edgeInsets key="layoutMargins" top="4" left="4" bottom="4" right="4"/>
    </stackView>
    <scrollView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" \
    keyboardDismissMode="interactive" contentInsetAdjustmentBehavior="never" \
    indicatorStyle="black" showsHorizontalScrollIndicator="NO" \
    translatesAutoresizingMaskIntoConstraints="NO" id="sc-1">
    \(frame(0, 400, 393, 200))
    <subviews>
    <textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" \
    scrollEnabled="NO" textAlignment="natural" selectable="NO" \
    translatesAutoresizingMaskIntoConstraints="NO" id="tv-1">
    \(frame(0, 0, 393, 200))
    <string key="text">One
    Two</string>
    <fontDescription key="fontDescription" type="italicSystem" pointSize="14"/>
    <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/>
    </textView>
    </subviews>
    <constraints>
    <constraint firstItem="tv-1" firstAttribute="top" secondItem="sc-c" secondAttribute="top" \
    id="k-s1"/>
    <constraint firstItem="tv-1" firstAttribute="width" secondItem="sc-f" \
    secondAttribute="width" id="k-s2"/>
    </constraints>
    <viewLayoutGuide key="contentLayoutGuide" id="sc-c"/>
    <viewLayoutGuide key="frameLayoutGuide" id="sc-f"/>
    </scrollView>
    <containerView opaque="NO" contentMode="scaleToFill" \
    translatesAutoresizingMaskIntoConstraints="NO" id="cv-1">
    \(frame(0, 610, 393, 100))
    <connections><segue destination="controls" kind="embed" id="s-embed"/></connections>
    </containerView>
    """

  private static let formConstraints = """
    <constraint firstItem="l-1" firstAttribute="leading" secondItem="form-safe" \
    secondAttribute="leading" constant="20" id="k-1"/>
    <constraint firstItem="l-1" firstAttribute="top" secondItem="g-top" \
    secondAttribute="bottom" constant="21" identifier="top" id="k-2"/>
    <constraint firstItem="f-1" firstAttribute="leading" secondItem="form-view" \
    secondAttribute="leadingMargin" id="k-3"/>
    <constraint firstItem="f-1" firstAttribute="top" secondItem="l-1" \
    secondAttribute="bottom" constant="8" symbolic="YES" id="k-4"/>
    <constraint firstItem="f-1" firstAttribute="width" secondItem="form-view" \
    secondAttribute="width" multiplier="3:4" priority="750" id="k-5"/>
    <constraint firstItem="form-keyboard" firstAttribute="top" secondItem="cv-1" \
    secondAttribute="bottom" relation="greaterThanOrEqual" constant="8" id="k-6"/>
    <constraint firstItem="l-2" firstAttribute="firstBaseline" secondItem="l-1" \
    secondAttribute="baseline" constant="30" id="k-7"/>
    """

  // MARK: Controls

  private static var controls: String {
    scene(
      "controls", "viewController", "definesPresentationContext=\"NO\"",
      inside: """
        <view key="view" contentMode="scaleToFill" id="controls-view">
        \(frame(0, 0, 393, 852))
        \(sizable)
        <subviews>
        \(controlViews)
        </subviews>
        <viewLayoutGuide key="safeArea" id="controls-safe"/>
        </view>
        <size key="freeformSize" width="393" height="900"/>
        <connections>
        <segue destination="exit" kind="unwind" unwindAction="backToForm:" id="s-unwind"/>
        </connections>
        """)
  }

  private static var controlViews: String {
    buttons + sliders + pickers
  }

  private static let buttons = """
    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
    contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="b-1">
    \(frame(20, 20, 100, 35))
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
    <state key="normal" title="Button"/>
    <buttonConfiguration key="configuration" style="filled" image="star" catalog="system" \
    title="Button" imagePadding="4" imagePlacement="trailing" cornerStyle="capsule" \
    buttonSize="large" titleAlignment="center">
    <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="small"/>
    <fontDescription key="titleFontDescription" type="system" pointSize="15"/>
    <color key="baseForegroundColor" systemColor="systemRedColor"/>
    <backgroundConfiguration key="background" cornerRadius="8" strokeWidth="1"/>
    </buttonConfiguration>
    <connections>
    <action selector="press:" destination="controls" eventType="touchUpInside" id="a-3"/>
    <segue destination="tiles" kind="popoverPresentation" popoverAnchorView="b-1" id="s-pop">
    <popoverArrowDirection key="popoverArrowDirection" up="YES" down="YES"/>
    </segue>
    </connections>
    </button>
    <button opaque="NO" contentMode="scaleToFill" buttonType="roundedRect" enabled="NO" \
    lineBreakMode="middleTruncation" id="b-2">
    \(frame(140, 20, 100, 35))
    <fontDescription key="fontDescription" name="HelveticaNeue-Bold" family="Helvetica Neue" \
    pointSize="15"/>
    <inset key="contentEdgeInsets" minX="4" minY="2" maxX="4" maxY="2"/>
    <inset key="imageEdgeInsets" minX="0.0" minY="0.0" maxX="2.2250738585072014e-308" maxY="0.0"/>
    <state key="normal" title="Old" image="star" catalog="system">
    <color key="titleColor" cocoaTouchSystemColor="darkTextColor"/>
    </state>
    <state key="disabled" title="Off"/>
    </button>
    <switch opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" \
    contentHorizontalAlignment="center" contentVerticalAlignment="center" on="YES" id="sw-1">
    \(frame(20, 70, 51, 31))
    <color key="onTintColor" systemColor="systemGreenColor"/>
    </switch>
    """

  private static let sliders = """
    <slider opaque="NO" contentMode="scaleToFill" value="0.5" minValue="0.0" maxValue="1" \
    minimumValueImage="star" catalog="system" id="sl-1">
    \(frame(20, 110, 200, 31))
    </slider>
    <stepper opaque="NO" contentMode="scaleToFill" maximumValue="100" stepValue="2" id="sp-1">
    \(frame(20, 150, 94, 32))
    </stepper>
    <segmentedControl opaque="NO" contentMode="scaleToFill" segmentControlStyle="plain" \
    selectedSegmentIndex="1" id="sg-1">
    \(frame(20, 190, 200, 32))
    <segments><segment title="One"/><segment title="Two"/>
    <segment image="star" catalog="system" width="40"/></segments>
    </segmentedControl>
    <progressView opaque="NO" contentMode="scaleToFill" progress="0.5" id="pr-1">
    \(frame(20, 230, 200, 4))
    </progressView>
    <activityIndicatorView opaque="NO" contentMode="scaleToFill" animating="YES" style="medium" \
    hidesWhenStopped="YES" id="ai-1">
    \(frame(240, 230, 20, 20))
    </activityIndicatorView>
    <pageControl opaque="NO" contentMode="scaleToFill" numberOfPages="3" currentPage="1" id="pc-1">
    \(frame(20, 250, 116, 26))
    </pageControl>
    <searchBar contentMode="redraw" searchBarStyle="minimal" placeholder="Search" id="sb-1">
    \(frame(0, 280, 393, 56))
    <textInputTraits key="textInputTraits"/>
    </searchBar>
    <visualEffectView opaque="NO" contentMode="scaleToFill" id="ve-1">
    \(frame(0, 340, 393, 40))
    <view key="contentView" opaque="NO" clipsSubviews="YES" contentMode="center" id="ve-c">
    \(frame(0, 0, 393, 40))
    \(sizable)
    </view>
    <vibrancyEffect><blurEffect style="systemMaterial"/></vibrancyEffect>
    </visualEffectView>
    """

  private static let pickers = """
    <datePicker contentMode="scaleToFill" contentHorizontalAlignment="center" \
    contentVerticalAlignment="center" datePickerMode="date" minuteInterval="15" style="compact" \
    id="dp-1">
    \(frame(0, 390, 200, 35))
    <date key="date" timeIntervalSinceReferenceDate="561118140.82737398"/>
    <locale key="locale" localeIdentifier="de_DE"/>
    </datePicker>
    <datePicker contentMode="scaleToFill" datePickerMode="dateAndTime" style="inline" id="dp-2">
    \(frame(0, 430, 393, 380))
    </datePicker>
    <pickerView contentMode="scaleToFill" id="pv-1">
    \(frame(0, 500, 393, 216))
    </pickerView>
    <toolbar opaque="NO" clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="tb-1">
    \(frame(0, 720, 393, 44))
    <items>
    <barButtonItem title="Item" id="bb-4"/>
    <barButtonItem style="plain" systemItem="flexibleSpace" id="bb-5"/>
    <barButtonItem style="plain" id="bb-6">
    <view key="customView" contentMode="scaleToFill" id="bb-v">
    \(frame(0, 0, 20, 20))
    </view>
    </barButtonItem>
    </items>
    </toolbar>
    <navigationBar contentMode="scaleToFill" id="nb-1">
    \(frame(0, 770, 393, 44))
    <items><navigationItem title="Title" id="ni-3"/></items>
    </navigationBar>
    <tabBar contentMode="scaleToFill" id="tab-2">
    \(frame(0, 800, 393, 49))
    <items><tabBarItem systemItem="favorites" id="ti-4"/><tabBarItem title="More" \
    badgeValue="3" id="ti-5"/></items>
    </tabBar>
    """

  // MARK: Lists

  private static func content(_ element: String, _ id: String, subviews: String) -> String {
    """
    <\(element) key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
    contentMode="center" insetsLayoutMarginsFromSafeArea="NO" id="\(id)">
    \(frame(0, 0, 393, 44))
    <autoresizingMask key="autoresizingMask"/>
    <subviews>\(subviews)</subviews>
    </\(element)>
    """
  }

  private static var table: String {
    scene(
      "list", "tableViewController", "title=\"List\"",
      inside: """
        <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" \
        alwaysBounceVertical="YES" dataMode="static" style="insetGrouped" \
        separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" \
        sectionHeaderHeight="18" sectionFooterHeight="18" id="list-view">
        \(frame(0, 0, 393, 852))
        \(sizable)
        <view key="tableHeaderView" contentMode="scaleToFill" id="list-h">
        \(frame(0, 0, 393, 44))
        </view>
        <sections>
        <tableViewSection headerTitle="Head" footerTitle="Foot" id="sec-1">
        <cells>
        <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" \
        preservesSuperviewLayoutMargins="YES" selectionStyle="default" \
        accessoryType="disclosureIndicator" hidesAccessoryWhenEditing="NO" indentationLevel="1" \
        indentationWidth="0.0" textLabel="c-t" detailTextLabel="c-d" rowHeight="60" \
        style="IBUITableViewCellStyleSubtitle" id="c-1">
        \(frame(20, 55, 353, 60))
        <autoresizingMask key="autoresizingMask"/>
        \(content(
          "tableViewCellContentView", "cc-1",
          subviews: cellLabel("c-t", "Title") + cellLabel("c-d", "Subtitle")))
        <connections>
        <segue destination="form" kind="show" trigger="accessoryAction" id="s-row"/>
        </connections>
        </tableViewCell>
        </cells>
        </tableViewSection>
        </sections>
        <connections>
        <outlet property="dataSource" destination="list" id="o-3"/>
        <outlet property="delegate" destination="list" id="o-4"/>
        </connections>
        </tableView>
        <navigationItem key="navigationItem" title="List" id="ni-2"/>
        """)
  }

  private static func cellLabel(_ id: String, _ text: String) -> String {
    """
    <label opaque="NO" multipleTouchEnabled="YES" contentMode="left" text="\(text)" \
    textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" \
    adjustsFontSizeToFit="NO" id="\(id)">
    \(frame(20, 8, 40, 20))
    <autoresizingMask key="autoresizingMask"/>
    <fontDescription key="fontDescription" type="system" pointSize="16"/>
    </label>
    """
  }

  private static var collection: String {
    scene(
      "tiles", "collectionViewController",
      inside: """
        <collectionView key="view" clipsSubviews="YES" multipleTouchEnabled="YES" \
        contentMode="scaleToFill" dataMode="prototypes" id="tiles-view">
        \(frame(0, 0, 393, 852))
        \(sizable)
        <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" \
        minimumLineSpacing="10" minimumInteritemSpacing="10" id="flow">
        <size key="itemSize" width="128" height="128"/>
        <size key="headerReferenceSize" width="50" height="50"/>
        <size key="footerReferenceSize" width="0.0" height="0.0"/>
        <inset key="sectionInset" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/>
        </collectionViewFlowLayout>
        <cells>
        <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
        contentMode="center" reuseIdentifier="Tile" id="tile">
        \(frame(0, 0, 128, 128))
        <autoresizingMask key="autoresizingMask"/>
        \(content("collectionViewCellContentView", "tile-c", subviews: cellLabel("tile-l", "Tile")))
        <size key="customSize" width="128" height="128"/>
        </collectionViewCell>
        </cells>
        <collectionReusableView key="sectionHeaderView" opaque="NO" clipsSubviews="YES" \
        contentMode="center" reuseIdentifier="Head" id="tiles-h">
        \(frame(0, 0, 50, 852))
        <autoresizingMask key="autoresizingMask"/>
        </collectionReusableView>
        <connections>
        <outlet property="dataSource" destination="tiles" id="o-5"/>
        <outlet property="delegate" destination="tiles" id="o-6"/>
        </connections>
        </collectionView>
        """)
  }
}
