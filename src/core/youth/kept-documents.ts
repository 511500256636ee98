import { storedEntries, textIn } from '../shared/stored-json';

/** The documents of one notice that a person has ready, by their names. */
export interface KeptDocuments {
  readonly TARGET_ID: string;
  /** Never empty. */
  readonly NAMES: readonly string[];
}

/** No more notices than these are kept, those that were touched last. */
export const MOST_KEPT_DOCUMENTS = 60;
/** No more documents of one notice. */
const MOST_NAMES = 100;
/** A name is known by so many of its characters: what is kept stays small. */
const NAME_LENGTH = 200;

const keyOf = (name: string): string => name.slice(0, NAME_LENGTH);

const newest = (list: readonly KeptDocuments[]): KeptDocuments[] =>
  list
    .filter(({ TARGET_ID }, at) => list.findIndex((one) => one.TARGET_ID === TARGET_ID) === at)
    .slice(0, MOST_KEPT_DOCUMENTS);

const namesOf = (list: readonly KeptDocuments[], id: string): readonly string[] =>
  list.find(({ TARGET_ID }) => TARGET_ID === id)?.NAMES ?? [];

/** Whether a document of a notice is ready. */
export const isDocumentReady = (
  list: readonly KeptDocuments[],
  id: string,
  name: string,
): boolean => namesOf(list, id).includes(keyOf(name));

/** The list with a document ready that was not, or the other way round; its notice comes to the front. */
export function toggleDocument(
  list: readonly KeptDocuments[],
  id: string,
  name: string,
): KeptDocuments[] {
  const key = keyOf(name);
  const names = namesOf(list, id);
  const others = list.filter(({ TARGET_ID }) => TARGET_ID !== id);
  const NAMES = names.includes(key)
    ? names.filter((one) => one !== key)
    : [key, ...names].slice(0, MOST_NAMES);
  return NAMES.length === 0 ? others : newest([{ TARGET_ID: id, NAMES }, ...others]);
}

/** The ready documents out of storage; what cannot be read is left out, nothing throws. */
export function parseKeptDocuments(stored: string | null): KeptDocuments[] {
  const entries = storedEntries(stored).flatMap((fields): KeptDocuments[] => {
    const TARGET_ID = textIn(fields['TARGET_ID']);
    const names: readonly unknown[] = Array.isArray(fields['NAMES']) ? fields['NAMES'] : [];
    const known = names.flatMap((name) => (typeof name === 'string' ? keyOf(name) : []));
    const NAMES = [...new Set(known)].slice(0, MOST_NAMES);
    return TARGET_ID === null || NAMES.length === 0 ? [] : [{ TARGET_ID, NAMES }];
  });
  return newest(entries);
}

/** What is stored for {@link parseKeptDocuments}. */
export const storedKeptDocuments = (list: readonly KeptDocuments[]): string =>
  JSON.stringify({ version: '1.0', entries: list });
