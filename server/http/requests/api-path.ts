/** Where programs ask; every other path is a page of the app or one of its files. */
const API_PATH = /^\/(?:v\d+|images|docs|assets)(?:\/|$)/;

/** Whether the API answers for this address: what is unknown there is refused in JSON. */
export const isApiPath = (url: string): boolean => API_PATH.test(url.split('?', 1)[0] ?? '');
