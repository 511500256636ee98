import { ID_FORM } from '../shared/ids';

/** What is compared side by side: houses, and rooms without a middleman (spec/readings R26a). */
export const COMPARED_KIND = { house: 'house', direct: 'direct' } as const;
export type ComparedKind = keyof typeof COMPARED_KIND;

/** One of them, by what address and device call it. */
export interface ComparedRef {
  readonly kind: ComparedKind;
  readonly id: string;
}

/** As many columns as a phone can show side by side. */
export const MOST_COMPARED = 4;

const LETTERS: Readonly<Record<ComparedKind, string>> = { house: 'h', direct: 'd' };

/** `h12` a house, `d34` a direct deal: as an address and the device name it. */
export const comparedCode = (kind: ComparedKind, id: string): string => `${LETTERS[kind]}${id}`;

/** What a code names; null where it names nothing that there could be. */
export function comparedRef(code: string): ComparedRef | null {
  const kind = Object.values(COMPARED_KIND).find((one) => code.startsWith(LETTERS[one]));
  const id = code.slice(1);
  return kind !== undefined && ID_FORM.test(id) ? { kind, id } : null;
}

/** A set to compare, as it could be read: its order counts. */
export interface ComparedSet {
  readonly codes: readonly string[];
  /** So many parts name nothing, and were left out. */
  readonly unread: number;
  /** So many had no room behind {@link MOST_COMPARED}. */
  readonly beyond: number;
}

/** Reads `h12,d34`, each once; never throws. */
export function readCompared(text: string): ComparedSet {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const known = parts.filter((part) => comparedRef(part) !== null);
  const once = [...new Set(known)];
  const codes = once.slice(0, MOST_COMPARED);
  return { codes, unread: parts.length - known.length, beyond: once.length - codes.length };
}

/** What {@link readCompared} reads back. */
export const writeCompared = (codes: readonly string[]): string => codes.join(',');
