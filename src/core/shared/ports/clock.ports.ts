/** Tells the time. Rules take days and milliseconds as arguments; whoever calls them asks here. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00Z. */
  now(): number;
}
