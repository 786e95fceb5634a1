# `make help` lists the targets.

PREFIX ?= /usr/local
DESTDIR ?=

SWIFT_FLAGS := -Xswiftc -index-ignore-system-modules
RELEASE := .build/release
DEMO_FRAMES := out/login
# Pictures of real screens with the keyboard up, named by device and state.
SCREENS ?= ../shared/reference-screens
LIKENESS := out/likeness
SOURCES := Package.swift Sources Tests

bin_dir = $(DESTDIR)$(PREFIX)/bin
share_dir = $(DESTDIR)$(PREFIX)/share/handset
doc_dir = $(DESTDIR)$(PREFIX)/share/doc/handset

.PHONY: all run test bench likeness format lint install uninstall clean help \
  swift packages test-packages checked-packages

all: swift checked-packages
	swift build -c release --product handset $(SWIFT_FLAGS)

run: swift packages
	swift build -c release --product handset $(SWIFT_FLAGS)
	@if [ -n "$${DISPLAY:-}$${WAYLAND_DISPLAY:-}" ]; then \
	  exec $(RELEASE)/handset run login; \
	else \
	  echo "There is no display here (DISPLAY and WAYLAND_DISPLAY are not set), so the demo's" && \
	  echo "frames go to files instead." && \
	  $(RELEASE)/handset frames login -o $(DEMO_FRAMES) && \
	  echo "Look at the pictures in $(CURDIR)/$(DEMO_FRAMES)"; \
	fi

test: swift test-packages
	swift test --parallel --disable-xctest $(SWIFT_FLAGS)

bench: swift checked-packages
	swift build -c release --product bench $(SWIFT_FLAGS)
	$(RELEASE)/bench

likeness: swift checked-packages
	@if [ ! -d "$(SCREENS)" ]; then \
	  echo "There are no pictures of real screens in $(SCREENS). Name their folder:"; \
	  echo "  make likeness SCREENS=/where/they/are"; exit 1; fi
	swift build -c release --product handset $(SWIFT_FLAGS)
	$(RELEASE)/handset keyboards --likeness "$(SCREENS)" -o $(LIKENESS)

format: swift
	swift format format --in-place --recursive --parallel $(SOURCES)

lint: swift
	swift format lint --strict --recursive --parallel $(SOURCES)

install: all
	install -d "$(bin_dir)" "$(share_dir)" "$(doc_dir)"
	install -m 755 $(RELEASE)/handset "$(bin_dir)/handset"
	cp -R Resources/. "$(share_dir)"
	install -m 644 LICENSE CHANGELOG.md $(wildcard README.md) "$(doc_dir)"

uninstall:
	rm -f "$(bin_dir)/handset"
	rm -rf "$(share_dir)" "$(doc_dir)"

clean:
	rm -rf .build out

swift:
	@Scripts/check-swift.sh

packages:
	@Scripts/install-packages.sh

test-packages:
	@Scripts/install-packages.sh --test

checked-packages:
	@Scripts/install-packages.sh --check

help:
	@echo "make            build the handset command, optimised"
	@echo "make run        install what is missing, build, and open the demo"
	@echo "make test       install what is missing, build, and run the tests"
	@echo "make bench      measure the speed and print a table"
	@echo "make likeness   compare the drawn keyboards with pictures of real screens (SCREENS=DIR)"
	@echo "make format     put the sources into the project's format"
	@echo "make lint       check the sources' format and documentation"
	@echo "make install    copy the command and its data to PREFIX ($(PREFIX)), under DESTDIR"
	@echo "make uninstall  remove what install copied"
	@echo "make clean      remove what was built"
	@echo "make help       show this list"
