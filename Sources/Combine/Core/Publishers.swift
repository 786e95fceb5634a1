/// Holds the kinds of publishers that operators make.
public enum Publishers {}
