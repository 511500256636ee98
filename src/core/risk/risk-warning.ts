import type { MarkedPart } from '../shared/text/marked-part';
import { riskAdvice, type RiskAdvice } from './risk-advice';
import { RISK_KINDS, type RiskKind } from './risk';
import { riskyPassages, type RiskyPassage } from './risky-passages';

/** What warns of a text: the sentence that does, with the words that do, and what to do about it. */
export interface RiskWarning extends RiskAdvice {
  readonly quote: readonly MarkedPart[];
}

/** Where a sentence ends. */
const ENDS = /[.!?。\n\r\u2028\u2029]/;

/** The part of a text from one offset to another, its risky words marked. */
function marked(
  text: string,
  passages: readonly RiskyPassage[],
  [from, to]: readonly [from: number, to: number],
): readonly MarkedPart[] {
  const parts: MarkedPart[] = [];
  let at = from;
  for (const passage of passages) {
    const [start, end] = [Math.max(passage.start, from), Math.min(passage.end, to)];
    if (start >= end) continue;
    if (start > at) parts.push({ text: text.slice(at, start), isHit: false });
    parts.push({ text: text.slice(start, end), isHit: true });
    at = end;
  }
  if (at < to) parts.push({ text: text.slice(at, to), isHit: false });
  return parts;
}

/** A text with the words marked that are a warning sign; together they are the text. */
export const markRisks = (text: string): readonly MarkedPart[] =>
  marked(text, riskyPassages(text), [0, text.length]);

const gravest = (kinds: readonly (RiskKind | null)[]): RiskKind | null =>
  RISK_KINDS.find((kind) => kinds.includes(kind)) ?? null;

/** The gravest sign in a text; null where there is none. */
export const gravestRisk = (text: string): RiskKind | null =>
  gravest(riskyPassages(text).map(({ kind }) => kind));

/**
 * What is said of the gravest sign in a text, with its sentence; null where there is none. One warning is
 * read, several are not. `hidden` is a sign that was in it before something of it was hidden.
 */
export function riskWarning(text: string, hidden: RiskKind | null = null): RiskWarning | null {
  const passages = riskyPassages(text);
  const kind = gravest([hidden, ...passages.map((passage) => passage.kind)]);
  if (kind === null) return null;
  const first = passages.find((passage) => passage.kind === kind);
  const sentence = first === undefined ? ([0, text.length] as const) : sentenceAround(text, first);
  return { ...riskAdvice(kind), quote: marked(text, passages, sentence) };
}

/** From the first letter of the sentence that holds a passage to its end, its full stop included. */
function sentenceAround(text: string, { start, end }: RiskyPassage): readonly [number, number] {
  let from = start;
  while (from > 0 && !ENDS.test(text.charAt(from - 1))) from -= 1;
  while (from < start && text.charAt(from).trim() === '') from += 1;
  let to = end;
  while (to < text.length && !ENDS.test(text.charAt(to))) to += 1;
  const isStopped = to < text.length && text.charAt(to).trim() !== '';
  return [from, isStopped ? to + 1 : to];
}
