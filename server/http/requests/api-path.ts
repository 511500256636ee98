/**
 * Where programs ask, and where files lie that pages name; every other path is a page of the app. A
 * file that is gone must not be answered with a page: a script would not run, a reader of the API's
 * documentation would not understand it.
 */
const API_PATH = /^\/(?:v\d+|images|docs|assets)(?:\/|$)/;

/** As the router reads it; as it stands where it cannot be read. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether the API answers for this address: what is unknown there is refused in JSON. */
export const isApiPath = (url: string): boolean =>
  API_PATH.test(decoded(url.split('?', 1)[0] ?? ''));
