/** A script that is not there by then has failed. */
const LIMIT_MS = 10_000;

/**
 * Loads a script once, whoever asks how often. A failed load is forgotten, so that the next call
 * tries again.
 */
export function scriptLoader(page: Document, url: string): () => Promise<void> {
  let loading: Promise<void> | null = null;
  return async () => {
    loading ??= load(page, url);
    const asked = loading;
    try {
      await asked;
    } catch (failure) {
      if (loading === asked) loading = null;
      throw failure;
    }
  };
}

function load(page: Document, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = page.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`The script ${url} could not be loaded.`));
    };
    const timer = setTimeout(fail, LIMIT_MS);
    script.src = url;
    script.async = true;
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', fail);
    page.head.append(script);
  });
}
