const KEY = /^[a-z0-9]{1,64}(?:\.[a-z0-9]{1,8})?$/;

/** So many files a list has at most, where nobody says another number: the most of a bucket. */
export const LIST_FILES = 1000;

export const isImageKey = (text: string): boolean => KEY.test(text);

/** The key as it is, if it is one: no path of anybody's making reaches a store. */
export function imageKey(key: string): string {
  if (!isImageKey(key)) throw new TypeError('That is no key of the image store.');
  return key;
}
