/**
 * The three globals that every runtime of this project has (browser, Node, workers) and that the
 * core may use. Nothing else belongs here: a rule that needs more of the world needs a port.
 */
declare class URLSearchParams implements Iterable<[string, string]> {
  constructor(init?: string | readonly (readonly [string, string])[] | Record<string, string>);
  append(name: string, value: string): void;
  delete(name: string): void;
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string): boolean;
  set(name: string, value: string): void;
  toString(): string;
  [Symbol.iterator](): IterableIterator<[string, string]>;
}

declare class URL {
  constructor(url: string, base?: string);
  readonly hash: string;
  readonly host: string;
  readonly hostname: string;
  readonly origin: string;
  readonly password: string;
  readonly pathname: string;
  readonly protocol: string;
  readonly search: string;
  readonly searchParams: URLSearchParams;
  readonly username: string;
  readonly href: string;
}

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean });
  decode(input: Uint8Array): string;
}
