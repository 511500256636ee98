import { decodeQueryText, joinSearch, searchParts, type SearchPart } from '../shared/search';

/** A comma as it stands in a query, plain or as URLSearchParams writes it. */
const COMMA = /^(,|%2c)/i;

const isPopupPart = (part: SearchPart): boolean => part.name === 'p' || part.name === 'popup';

/** A comma list cut in front of its commas: `a,b%2Cc` → `a` `,b` `%2Cc`. */
const pieces = (value: string): string[] => value.split(/(?=,|%2c)/i);
const nameOf = (piece: string): string => decodeQueryText(piece.replace(COMMA, ''));

const namesIn = (value: string): string[] =>
  pieces(value)
    .map(nameOf)
    .filter((name) => name !== '');

/** `p=name` as it is written into an address. */
const written = (name: string): string => new URLSearchParams([['p', name]]).toString();
const namesOf = (name: string): string[] => namesIn(written(name).slice('p='.length));

/**
 * The open popups in the order of the address, each once (spec/rules §2): the values of `p`,
 * repeated or separated by commas, and of `popup`.
 */
export function openPopups(search: string): string[] {
  const values = searchParts(search).filter(isPopupPart);
  return [...new Set(values.flatMap((part) => namesIn(part.value)))];
}

/**
 * The address with `p=name` behind everything else, which stays byte for byte. A popup that is
 * open already, or has no name, adds nothing. {@link withoutPopup} undoes it. Empty for an empty
 * address, otherwise it starts with `?`.
 */
export function withPopup(search: string, name: string): string {
  const raws = searchParts(search).map((part) => part.raw);
  const open = openPopups(search);
  const isNew = namesOf(name).some((one) => !open.includes(one));
  return joinSearch(isNew ? [...raws, written(name)] : raws);
}

/** A part without these names: itself, shortened, or nothing where no name is left. */
function without(part: SearchPart, names: readonly string[]): string[] {
  const all = pieces(part.value);
  const kept = all.filter((piece) => !names.includes(nameOf(piece)));
  if (!isPopupPart(part) || kept.length === all.length) return [part.raw];
  const list = kept.join('').replace(COMMA, '');
  const key = part.raw.slice(0, part.raw.length - part.value.length);
  return namesIn(list).length === 0 ? [] : [`${key}${list}`];
}

/**
 * The address without a popup, wherever it is named: in `p`, in a comma list, in `popup`. All else
 * stays byte for byte. Empty for an empty address, otherwise it starts with `?`.
 */
export function withoutPopup(search: string, name: string): string {
  const names = namesOf(name);
  return joinSearch(searchParts(search).flatMap((part) => without(part, names)));
}
