import { fieldsOf, parseJson, type Fields } from '../shared/stored-json';

/** A write that a device keeps until the server has answered it (spec/readings R52). */
export interface KeptWrite {
  /** The `Idempotency-Key` of every try: sent twice it is one write (spec/wire W10). */
  readonly id: string;
  /** Whose it is; nobody else sends or sees it. */
  readonly member: string;
  /** A name of the table of kinds. */
  readonly kind: string;
  /** What it is done to: writes of the same thing go in their order, others do not wait for them. */
  readonly item: string;
  /** What is sent, as its kind says. */
  readonly body: Fields;
  /** Its place in the order of all that this device keeps. */
  readonly place: number;
  /** ms; when the person said that it is to be sent. */
  readonly madeAt: number;
  /** How often it left; from the first time on it may have arrived. */
  readonly tries: number;
  /** ms; it rests until then, unless the network comes back before. */
  readonly restsUntil: number;
  /** ms; the server asked to be left alone until then. */
  readonly askedUntil: number;
  /** ms; when the last try failed: the rests are told by the clock of that moment. */
  readonly heardAt: number;
  /** Why a rule refused it, in words for the person; null while it waits. */
  readonly refusal: string | null;
  /** Whether it was refused because what it is done to is there no more: then it can be sent nowhere. */
  readonly isGone: boolean;
}

/** How a write begins: nobody has tried to send it. */
export const UNTRIED = {
  tries: 0,
  restsUntil: 0,
  askedUntil: 0,
  heardAt: 0,
  refusal: null,
  isGone: false,
} as const satisfies Partial<KeptWrite>;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** Out of storage; null for what is none, nothing throws. */
export function parseKeptWrite(stored: string | null): KeptWrite | null {
  const { id, member, kind, item, body, ...fields } = fieldsOf(parseJson(stored));
  // A former app kept no such moment, nor why a rule refused.
  const { place, madeAt, tries, restsUntil, askedUntil, heardAt = 0, refusal } = fields;
  const isGone = fields['isGone'] === true;
  if (!isText(id) || !isText(member) || !isText(kind) || !isText(item)) return null;
  if (typeof body !== 'object' || body === null) return null;
  if (!isCount(place) || !isCount(madeAt) || !isCount(tries)) return null;
  if (!isCount(restsUntil) || !isCount(askedUntil) || !isCount(heardAt)) return null;
  if (refusal !== null && typeof refusal !== 'string') return null;
  const named = { id, member, kind, item, body: fieldsOf(body) };
  return { ...named, place, madeAt, tries, restsUntil, askedUntil, heardAt, refusal, isGone };
}

/** What is stored for {@link parseKeptWrite}. */
export const storedKeptWrite = (write: KeptWrite): string => JSON.stringify(write);

/** In the order in which they were made; two tabs that wrote at once stand by their names. */
export const writesInOrder = (writes: readonly KeptWrite[]): readonly KeptWrite[] =>
  [...writes].sort((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1));
