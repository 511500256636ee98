import { bad, good, type Parser } from '../field-values';
import { photoAddress } from './photo-address';
import { PHOTO_FAULTS } from './photo-faults';
import { staysWithin } from './photo-places';

/** Pictures of one house. */
const MOST = 20;

/** A path of the image service. */
export const isStoredPath = (name: string): boolean =>
  /^\/house\/[\w./-]{1,200}$/.test(name) && !name.includes('..');

export const isWebAddress = (name: string): boolean => /^[a-z][a-z\d+.-]*:\/\//i.test(name);

/** What can be said of a name before anybody looks for the picture. */
function faultOf(name: string): readonly [why: string, instead: string] | null {
  if (isStoredPath(name)) return null;
  if (isWebAddress(name)) {
    const url = photoAddress(name);
    return url instanceof URL ? null : PHOTO_FAULTS[url];
  }
  return staysWithin(name) ? null : PHOTO_FAULTS.outside;
}

/**
 * What a row names as its pictures, one behind the other: files, https addresses, paths of the image
 * service. A bar or a new line parts them; paths and addresses, which have neither blanks nor commas
 * of their own, may stand with those between them.
 */
export const photoNames: Parser<string[]> = (cell) => {
  const names = cell
    .split(/[|\n]/)
    .flatMap((part) => part.split(/[\s,]+(?=\/house\/|https?:\/\/)/i))
    .map((name) => name.replace(/,$/, '').trim())
    .filter((name) => name !== '');
  for (const name of names) {
    const [why, instead] = faultOf(name) ?? [];
    if (why !== undefined && instead !== undefined) return bad(`${why}: ${name}`, instead);
  }
  return names.length <= MOST
    ? good(names)
    : bad(`사진이 ${names.length}장입니다`, `${MOST}장 안으로 줄여 주세요`);
};
