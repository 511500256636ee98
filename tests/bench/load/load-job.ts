/** What a process that loads a server is told, as JSON on its standard input. */
export interface LoadJob {
  readonly origin: string;
  readonly connections: number;
  readonly seconds: number;
  readonly kind: 'one' | 'new' | 'hot' | 'known' | 'kept';
  /**
   * `one`: asked over and over · `new`: each asked once · `hot`, `known`: by turns, without ETags or
   * with · `kept`: by turns, after each was asked for once.
   */
  readonly paths: readonly string[];
}

/** What it found, as JSON on its standard output. */
export interface LoadFound {
  readonly perSecond: number;
  /** ms */
  readonly p50: number;
  readonly p99: number;
  readonly requests: number;
  /** Anything but 200 and 304, and connections that broke. */
  readonly failed: number;
  readonly notModified: number;
  /** Bytes of an answer with its head, on average. */
  readonly bytes: number;
}
