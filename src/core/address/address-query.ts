import { sidoForms } from '../shared/sido';
import { ADDRESS_QUERY_FORM } from './address';
import { addressLetters, plainWidth, type AddressNumber } from './address-keys';

/** One thing that a query may mean. */
export interface AddressReading {
  readonly by: 'zip' | 'road' | 'lot' | 'building';
  /** The whole name where a number follows, and of a postcode; else what the name begins with. */
  readonly name: string;
  readonly number: AddressNumber | null;
  /** What one of the areas around begins with, each of them. */
  readonly areas: readonly string[];
}

/** What stands in the middle of a query: a road or a lot, and the areas in front of it. */
interface Subject {
  readonly areas: readonly string[];
  /** Without spaces. */
  readonly text: string;
  readonly numbered: readonly Omit<AddressReading, 'areas'>[];
}

const ZIP = /^\(?(\d{5})\)?$/;
const ZIP_IN_FRONT = /^\(?\d{5}\)?\s+/;
/** The name, then perhaps 지하 of a road, then the number, which a lot always has. */
const FORMS = {
  road: /^(.+(?:로|길))(?:지하)?(?:(\d{1,5})(?:-(\d{1,5}))?)?$/u,
  lot: /^(.+(?:동|가|리|읍|면|로)산?)(\d{1,5})(?:-(\d{1,5}))?(?:번지)?$/u,
} as const;
/** 3길 and 5가, which belong to the word in front of them. */
const BRANCH = /^\d+[가-힣]{0,2}(?:길|동|가|리)$/;
/** 관악구 and 신림동, in front of a name. */
const AREA = /^.+[시군구읍면동리가]$/u;
/** Which home of a building: typed apart, and no part of an address. */
const HOME = /^(?:(?:제?\d+|[a-z])동)?(?:지하|b)?\d*(?:동|층|호)$/;

/** A word of a query: letters and digits as names have them, and the hyphen of a number. */
const wordOf = (part: string): string =>
  part
    .toLowerCase()
    .replace(/[^\p{L}\p{N}-]+/gu, '')
    .replace(/^-+|-+$/g, '');

function wordsOf(text: string): readonly string[] {
  // Behind a comma or a bracket stand the dong again, the building's name, the home.
  const [, meant = ''] = /^(.[^,(]*)/su.exec(text) ?? [];
  return meant
    .split(/\s+/)
    .map(wordOf)
    .filter((word) => word !== '');
}

function readAs(by: keyof typeof FORMS, text: string) {
  const [found, name = '', main, sub = '0'] = FORMS[by].exec(text) ?? [];
  if (found === undefined) return null;
  const number = main === undefined ? null : { main: Number(main), sub: Number(sub) };
  return { by, name: addressLetters(name), number };
}

/** Null where the text is neither a road nor a numbered lot. `isFirst` says that no word is in front. */
function subjectAt(text: string, isFirst: boolean): Subject['numbered'] | null {
  const found = [readAs('road', text), readAs('lot', text)]
    .filter((one) => one !== null)
    .filter(({ name }) => isFirst || !BRANCH.test(name));
  return found.length === 0 ? null : found.filter(({ number }) => number !== null);
}

/** The longest beginning of the words that ends in a road or a lot, and of it the shortest such end. */
function subjectOf(words: readonly string[]): Subject | null {
  for (let end = words.length; end > 0; end -= 1)
    for (let start = end - 1; start >= 0; start -= 1) {
      const text = words.slice(start, end).join('');
      const numbered = subjectAt(text, start === 0);
      if (numbered !== null) return { areas: words.slice(0, start), text, numbered };
    }
  return null;
}

const isArea = (word: string): boolean => AREA.test(word) || sidoForms(word).length > 0;

/** A name, and the areas in front of it. */
function namedIn(words: readonly string[]): Subject {
  const last = words.findLastIndex((word, at) => at === 0 || !HOME.test(word));
  const start = words.findIndex((word, at) => at >= last || !isArea(word));
  return {
    areas: words.slice(0, Math.max(0, start)),
    text: words.slice(start, last + 1).join(''),
    numbered: [],
  };
}

/**
 * All that a query may mean, the likeliest first; nothing where it asks for nothing or is too long. A
 * postcode; a road or a lot with its number (`신림로 340`, `신림로340`, `신림로 3길 12-4`, `신림동
 * 1433-12`); else what the name of a road, of a dong or of a building begins with. Areas may stand in
 * front, the building and the home behind a number are passed over. Nothing that is typed throws.
 */
export function readAddressQuery(query: string): readonly AddressReading[] {
  const typed = plainWidth(query).trim();
  if (!ADDRESS_QUERY_FORM.test(typed)) return [];
  const zip = ZIP.exec(typed)?.[1];
  if (zip !== undefined) return [{ by: 'zip', name: zip, number: null, areas: [] }];
  const words = wordsOf(typed.replace(ZIP_IN_FRONT, ''));
  const { areas, text, numbered } = subjectOf(words) ?? namedIn(words);
  const all = addressLetters(words.join(''));
  const begins = (by: AddressReading['by'], name: string, around = areas): AddressReading[] =>
    name === '' ? [] : [{ by, name, number: null, areas: around.map(addressLetters) }];
  // No name of a road or a dong has a hyphen: with one a number is meant.
  const name = text.includes('-') ? '' : addressLetters(text);
  return [
    ...numbered.map((one) => ({ ...one, areas: areas.map(addressLetters) })),
    ...begins('road', name),
    ...begins('lot', name),
    ...begins('building', addressLetters(text)),
    // 도시 하우스 is no house in a 도시.
    ...(areas.length === 0 ? [] : begins('building', all, [])),
  ];
}
