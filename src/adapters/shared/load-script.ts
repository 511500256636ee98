import { AppError } from '#core';

/** A script that has not brought what it promised by then has failed. */
const LIMIT_MS = 10_000;

/** How what a script brings makes itself heard; after a failure both do nothing. */
export interface ScriptWord<Brought> {
  readonly ready: (brought: Brought) => void;
  /**
   * The service refuses us. Said after `ready`, the next call of the loader hears of it, and the
   * one after that tries again.
   */
  readonly refused: () => void;
}

export interface ScriptSource<Brought> {
  readonly url: string;
  /** A hash that the script has to have (SRI); left out where its owner changes it at will. */
  readonly integrity?: string;
  /**
   * Sets the globals that the script will call, before it is asked for. What it answers takes them
   * away again, after any failure; what only loading needs, its own call takes away.
   */
  readonly before?: (word: ScriptWord<Brought>) => () => void;
  /** The script has run. What throws here has failed. */
  readonly after?: (word: ScriptWord<Brought>) => void;
}

/**
 * Loads a script once, however often it is asked for. Rejects with an AppError (`offline`,
 * `timeout`, `refused`); a failed load is forgotten, so that the next call tries again.
 */
export function scriptLoader<Brought>(
  page: Document,
  source: ScriptSource<Brought>,
): () => Promise<Brought> {
  let loading: Promise<Brought> | null = null;
  const refuse = (failure: AppError) => {
    loading = Promise.reject(failure);
    // Nobody may be asking just now.
    loading.catch(() => undefined);
  };
  return async () => {
    loading ??= load(page, source, refuse);
    const asked = loading;
    try {
      return await asked;
    } catch (failure) {
      if (loading === asked) loading = null;
      throw failure;
    }
  };
}

function load<Brought>(
  page: Document,
  { url, integrity, before, after }: ScriptSource<Brought>,
  refuse: (failure: AppError) => void,
): Promise<Brought> {
  return new Promise((resolve, reject) => {
    let state: 'loading' | 'ready' | 'failed' = 'loading';
    const script = page.createElement('script');
    const fail = (kind: AppError['kind']) => {
      if (state === 'failed') return;
      const failure = new AppError(kind);
      if (state === 'ready') refuse(failure);
      state = 'failed';
      clearTimeout(timer);
      script.remove();
      tidy?.();
      reject(failure);
    };
    const word: ScriptWord<Brought> = {
      ready: (brought) => {
        if (state !== 'loading') return;
        state = 'ready';
        clearTimeout(timer);
        resolve(brought);
      },
      refused: () => {
        fail('refused');
      },
    };
    const timer = setTimeout(() => {
      fail('timeout');
    }, LIMIT_MS);
    const tidy = before?.(word);
    script.src = url;
    script.async = true;
    if (integrity !== undefined) {
      script.integrity = integrity;
      // Without it the browser cannot look at what came.
      script.crossOrigin = 'anonymous';
    }
    script.addEventListener('load', () => {
      if (state !== 'loading') return;
      try {
        after?.(word);
      } catch {
        fail('refused');
      }
    });
    script.addEventListener('error', () => {
      fail('offline');
    });
    page.head.append(script);
  });
}
