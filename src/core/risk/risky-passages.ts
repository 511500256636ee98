import { writtenPlace } from '../shared/text/seen-letters';
import { foldedText, type FoldedText } from './folded-text';
import { ENGLISH_RULES } from './english-rules';
import { DOOR_RULES, REMOTE_RULES } from './meeting-rules';
import { MONEY_RULES } from './money-rules';
import { ACCOUNT_RULES, OWNER_RULES } from './owner-rules';
import { PAYMENT_RULES } from './payment-rules';
import { RISK_KINDS, type RiskKind } from './risk';
import { compiledRules, isMeant, type CompiledRule } from './risk-rule';
import { MESSENGER_RULES, REGISTRATION_RULES } from './talk-rules';

/** Words of a text that are a warning sign. */
export interface RiskyPassage {
  readonly kind: RiskKind;
  /** UTF-16 offsets in the text as it is written. */
  readonly start: number;
  readonly end: number;
}

const RULES = compiledRules([
  ...MONEY_RULES,
  ...PAYMENT_RULES,
  ...ACCOUNT_RULES,
  ...DOOR_RULES,
  ...REMOTE_RULES,
  ...OWNER_RULES,
  ...REGISTRATION_RULES,
  ...MESSENGER_RULES,
  ...ENGLISH_RULES,
]);

/**
 * The words of a text that warn of fraud (spec/facts F14.3), in order and apart from each other; what one
 * kind finds twice is one passage, and what two kinds find is the graver one's. What hides the words does
 * not help: blanks, dots and what has no width between syllables, other widths, syllables in pieces.
 * Refusals and warnings (`받지 않아요`, `보내지 마세요`) are no sign. Total for every string, and in time
 * proportional to its length.
 */
export function riskyPassages(text: string): readonly RiskyPassage[] {
  const folded = foldedText(text);
  const kept: RiskyPassage[] = [];
  const taken = new Uint8Array(text.length);
  for (const kind of RISK_KINDS) {
    const found = RULES.filter((rule) => rule.kind === kind)
      .flatMap((rule) => foundBy(rule, folded))
      .sort((a, b) => a.start - b.start);
    for (const passage of merged(found)) {
      const { start, end } = passage;
      if (taken.subarray(start, end).includes(1)) continue;
      taken.fill(1, start, end);
      kept.push(passage);
    }
  }
  return kept.sort((a, b) => a.start - b.start);
}

function foundBy(rule: CompiledRule, { text, letters }: FoldedText): readonly RiskyPassage[] {
  const found: RiskyPassage[] = [];
  for (const { index, 1: before = '', 2: marks = '' } of text.matchAll(rule.pattern)) {
    const end = index + before.length + marks.trimEnd().length;
    const start = end - marks.trim().length;
    if (isMeant(rule, text, start, end))
      found.push({ kind: rule.kind, ...writtenPlace(letters, start, end) });
  }
  return found;
}

/** Passages of one kind in order, those that overlap as one. */
function merged(passages: readonly RiskyPassage[]): readonly RiskyPassage[] {
  const apart: RiskyPassage[] = [];
  for (const passage of passages) {
    const last = apart.at(-1);
    if (last === undefined || passage.start >= last.end) apart.push(passage);
    else apart[apart.length - 1] = { ...last, end: Math.max(last.end, passage.end) };
  }
  return apart;
}
