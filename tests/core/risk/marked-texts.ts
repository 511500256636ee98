import { expect } from 'vitest';
import { RISK_KIND, riskyPassages, type RiskKind } from '#core';

const KINDS: Readonly<Record<string, RiskKind>> = {
  돈: RISK_KIND.MONEY_FIRST,
  계좌: RISK_KIND.ACCOUNT_OF_ANOTHER,
  비번: RISK_KIND.DOOR_CODE,
  비대면: RISK_KIND.REMOTE_CONTRACT,
  대리: RISK_KIND.FOR_THE_OWNER,
  전입: RISK_KIND.LATER_REGISTRATION,
  메신저: RISK_KIND.OTHER_MESSENGER,
};

/** Words of a text and the kind of sign that they are. */
export interface Sign {
  readonly kind: RiskKind;
  readonly words: string;
}

export interface MarkedText {
  readonly text: string;
  readonly signs: readonly Sign[];
}

const MARK = /<([^|<>]+)\|([^<>]+)>/g;

/** A text of the data, where `<돈|먼저 입금>` marks what must be found. */
export const markedText = (written: string): MarkedText => ({
  text: written.replace(MARK, '$2'),
  signs: Array.from(written.matchAll(MARK), ([, name = '', words = '']) => ({
    kind: KINDS[name] ?? expect.fail(`${name} is no kind`),
    words,
  })),
});

/** What is found in a text, by its words. */
export const signsIn = (text: string): readonly Sign[] =>
  riskyPassages(text).map(({ kind, start, end }) => ({ kind, words: text.slice(start, end) }));
