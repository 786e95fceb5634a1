/// Holds the kinds of subscribers, and what they say.
public enum Subscribers {}
