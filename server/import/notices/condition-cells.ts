import {
  conditionsOf,
  fieldsOf,
  isDay,
  type Condition,
  type ConditionRank,
  type NoticeConditions,
} from '#core';
import { bad, good, type Parsed, type Parser } from '../field-values';
import type { AreaFinder } from '../../shared/area-finder';
import { cleanLine } from '../../shared/clean-text';
import { residenceOf } from '../../shared/residence-of';
import { conditionIn } from './condition-phrases';
import { dataIn, linesOf, MOST_ENTRIES } from './data-cells';

const MOST_RANKS = 20;
const MOST_CONDITIONS = 50;
const LONGEST_NAME = 30;
const LONGEST_TEXT = 300;
/** Behind a comma that stands in no number. */
const BETWEEN = /\s*(?:[;、]|,(?!\d{3}(?!\d)))\s*/;
const RANK = /^([^:：]{1,40}?)\s*[:：](?!\d)\s*(.*)$/;
const NOTHING = /^(?:누구나|조건 ?없음|제한 ?없음)$/;
/** What is shown of a condition that came as data without any words of its own. */
const NO_WORDS = '공고문에서 확인해 주세요';

/**
 * What a notice asks, one rank a line, or as JSON in the form of NoticeConditions. What no rule reads
 * is kept in its words, as a condition of which nobody can say whether it is met.
 */
export const conditionCell =
  (areas: AreaFinder): Parser<NoticeConditions> =>
  (cell) => {
    const data = dataIn(cell);
    if (data === undefined) return ofLines(linesOf(cell), areas);
    if (!data.ok) return data;
    const { value } = data;
    if (isTexts(value)) return ofLines(value.map(cleanLine), areas);
    return ofData(Array.isArray(value) ? { ranks: value } : value, areas);
  };

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function ofLines(lines: readonly string[], areas: AreaFinder): Parsed<NoticeConditions> {
  return within({ on: null, ranks: lines.map((text) => rankIn(text, areas)) });
}

function rankIn(text: string, areas: AreaFinder): ConditionRank {
  const [, name = null, said = text] = RANK.exec(text) ?? [];
  if (NOTHING.test(said)) return { name, conditions: [] };
  const phrases = said.split(BETWEEN).filter((phrase) => phrase !== '');
  // A rank that asks nothing fits everybody; one without a word was forgotten.
  const conditions =
    phrases.length === 0
      ? [{ kind: 'unread', text } as const]
      : phrases.map((phrase) => conditionIn(phrase, areas));
  return { name, conditions };
}

const NOT_RANKS = bad(
  '자격의 모양이 아닙니다',
  '{"ranks": [{"name": …, "conditions": [{"kind": …}]}]}처럼 적어 주세요',
);

/** Every rank has to have a list of its own: one that is misspelt must not fit everybody. */
function ofData(value: unknown, areas: AreaFinder): Parsed<NoticeConditions> {
  const { on, ranks } = fieldsOf(value);
  if (!Array.isArray(ranks)) return NOT_RANKS;
  if (on !== undefined && on !== null && !isDay(on))
    return bad('on: 달력에 있는 날짜가 아닙니다', '20261120처럼 적거나 비워 주세요');
  const isRank = (rank: unknown) => {
    const { conditions } = fieldsOf(rank);
    return Array.isArray(conditions) && conditions.every(isObject);
  };
  if (!ranks.every(isRank)) return NOT_RANKS;
  const longest = longestIn(ranks);
  if (longest.list > MOST_ENTRIES) return tooMany(longest.list, MOST_ENTRIES);
  if (longest.text > LONGEST_TEXT) return tooLong(longest.text, LONGEST_TEXT);
  const read = conditionsOf(value);
  return within({
    on: read.on,
    ranks: read.ranks.map(({ name, conditions }) => ({
      name: name === null ? null : cleanLine(name) || null,
      conditions: conditions.map((condition) => withWords(condition, areas)),
    })),
  });
}

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** With the names of its areas that we know them by, or its own words. */
function withWords(condition: Condition, areas: AreaFinder): Condition {
  if (condition.kind === 'residence') {
    const { areas: codes, orWork } = condition;
    const found = codes.flatMap((code) => areas.find(code) ?? []);
    return found.length === codes.length
      ? residenceOf(found, orWork)
      : { kind: 'residence', areas: codes, orWork };
  }
  if (condition.kind !== 'unread') return condition;
  return { kind: 'unread', text: cleanLine(condition.text) || NO_WORDS };
}

/** The most entries of any list, and the most characters of any text, however deep. */
function longestIn(value: unknown): { readonly list: number; readonly text: number } {
  const longest = { list: 0, text: 0 };
  const left: unknown[] = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === 'string') longest.text = Math.max(longest.text, one.length);
    if (Array.isArray(one)) longest.list = Math.max(longest.list, one.length);
    if (typeof one === 'object' && one !== null) left.push(...(Object.values(one) as unknown[]));
  }
  return longest;
}

const tooMany = (count: number, most: number) =>
  bad(`${count}개나 됩니다`, `${most}개까지만 적어 주세요`);
const tooLong = (length: number, most: number) =>
  bad(`너무 깁니다(${length}자)`, `${most}자 안으로 줄여 주세요`);

function within(found: NoticeConditions): Parsed<NoticeConditions> {
  if (found.ranks.length > MOST_RANKS) return tooMany(found.ranks.length, MOST_RANKS);
  for (const { name, conditions } of found.ranks) {
    if ((name?.length ?? 0) > LONGEST_NAME) return tooLong(name?.length ?? 0, LONGEST_NAME);
    if (conditions.length > MOST_CONDITIONS) return tooMany(conditions.length, MOST_CONDITIONS);
    const long = conditions.find((one) => one.kind === 'unread' && one.text.length > LONGEST_TEXT);
    if (long?.kind === 'unread') return tooLong(long.text.length, LONGEST_TEXT);
  }
  return good(found);
}
