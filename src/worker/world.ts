import type { ToPage } from './messages';

/** Where the pages, the API and the pictures are: whole origins. */
export interface Place {
  readonly page: string;
  readonly api: string;
  readonly images: string;
}

/** A page that is open. */
export interface OpenPage {
  readonly id: string;
  readonly post: (message: ToPage) => void;
}

/** The build that this worker belongs to. */
export interface Build {
  /** The name of its entry, which names all its other files. */
  readonly id: string;
  /** Its files, as paths on the site. */
  readonly files: readonly string[];
}

/** What the worker needs of the browser around it. */
export interface World {
  readonly place: Place;
  readonly build: Build;
  readonly caches: CacheStorage;
  /** Rejects where nobody answers. */
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  readonly now: () => number;
  /** All pages of the site, whoever looks after them. */
  readonly pages: () => Promise<readonly OpenPage[]>;
}

/** Where the page is that the app draws by itself; it is the same at every address. */
export const SHELL = '/shell.html';
