import type { Condition, Won } from '#core';
import type { AreaFinder } from '../../shared/area-finder';
import { residenceOf } from '../../shared/residence-of';
import { CIRCLES, GROUPS, MARRIAGES, OCCUPATIONS } from './notice-words';
import { wonIn } from './won-amounts';

/** What a phrase asks; null where this reader does not know it. */
type Reader = (phrase: string, areas: AreaFinder) => Condition | null;

const AGES =
  /^(?:만\s*)?(\d{1,3})\s*세?\s*(?:이상)?\s*(?:[~～-]|\s)\s*(?:만\s*)?(\d{1,3})\s*세\s*(이하|미만)?$/;
const AGE = /^(?:만\s*)?(\d{1,3})\s*세\s*(이상|이하|미만|초과)$/;
const CIRCLE = '(본인|가구|세대|부모 포함|본인과 부모)?';

const age: Reader = (phrase) => {
  const [, from, to, below] = AGES.exec(phrase) ?? [];
  if (from !== undefined && to !== undefined) {
    const [least, most] = [Number(from), Number(to) - (below === '미만' ? 1 : 0)];
    return least <= most ? { kind: 'age', from: least, to: most } : null;
  }
  const [, years, edge] = AGE.exec(phrase) ?? [];
  if (years === undefined) return null;
  const number = Number(years);
  if (edge === '이상') return { kind: 'age', from: number, to: null };
  if (edge === '초과') return { kind: 'age', from: number + 1, to: null };
  return { kind: 'age', from: null, to: edge === '이하' ? number : Math.max(0, number - 1) };
};

const home: Reader = (phrase) => {
  if (/^무주택자?$/.test(phrase)) return { kind: 'home', whose: 'SELF' };
  return /^무주택\s*세대(?:구성원)?$/.test(phrase) ? { kind: 'home', whose: 'HOUSEHOLD' } : null;
};

const circleIn = (word: string | undefined) => CIRCLES[word ?? '가구'] ?? 'HOUSEHOLD';

const INCOME = new RegExp(`^${CIRCLE}\\s*(월|연)\\s*(?:평균\\s*)?소득\\s*(.+)$`);
const SIZED = [
  /^(?<won>.+?)\s*\(\s*(?<size>\d{1,2})인(?:\s*가구)?\s*\)$/,
  /^(?<size>\d{1,2})인(?:\s*가구)?\s*(?<won>.+)$/,
];

/** `431만원(1인) · 640만원(2인)`: limits of one, two and more people, none left out. */
function limitsIn(text: string): readonly Won[] | null {
  const parts = text.split(/(?<=\))\s*[·/]?\s*|\s*[·/]\s*/).filter((part) => part !== '');
  const limits = parts.map((part, at) => {
    const match = SIZED.map((form) => form.exec(part)).find((found) => found !== null);
    const { size, won } = match?.groups ?? {};
    return Number(size) === at + 1 ? wonIn(won ?? '') : null;
  });
  const known = limits.filter((won) => won !== null);
  return known.length > 0 && known.length === limits.length ? known : null;
}

const income: Reader = (phrase) => {
  const [, word, per, said] = INCOME.exec(phrase) ?? [];
  if (said === undefined || !said.includes('이하')) return null;
  const text = said.replaceAll('이하', ' ').trim();
  const whose = circleIn(word);
  const monthly = (won: Won) => (per === '연' ? Math.floor(won / 12) : won);
  const one = wonIn(text);
  // One limit that names nobody is the same for households of every size.
  if (one !== null) return { kind: 'income', whose, limits: [monthly(one)], further: 0 };
  const limits = limitsIn(text)?.map(monthly);
  return limits === undefined ? null : { kind: 'income', whose, limits, further: null };
};

const ASSETS = new RegExp(`^${CIRCLE}\\s*(?:총\\s*)?자산(?:\\s*가액)?\\s*(.+?)\\s*이하$`);
const assets: Reader = (phrase) => {
  const [, word, said] = ASSETS.exec(phrase) ?? [];
  const limit = said === undefined ? null : wonIn(said);
  return limit === null ? null : { kind: 'assets', whose: circleIn(word), limit };
};

const car: Reader = (phrase) => {
  if (/^(?:자동차|차량)\s*(?:없음|미소유|미보유)$/.test(phrase)) return { kind: 'car', limit: 0 };
  const said = /^(?:자동차|차량)(?:\s*가액)?\s*(.+?)\s*이하$/.exec(phrase)?.[1];
  const limit = said === undefined ? null : wonIn(said);
  return limit === null ? null : { kind: 'car', limit };
};

const apart: Reader = (phrase) =>
  /^부모(?:님)?(?:와|과)\s*(?:따로|별도|떨어져)\s*(?:거주|삶|사는 청년)$/.test(phrase)
    ? { kind: 'apart' }
    : null;

const RESIDENCE =
  /^(.+?)\s*거주(\s*(?:또는|·|\/)\s*(?:직장|재직|근무|재학|통학)(?:\s*·\s*재학)?)?$/;
const residence: Reader = (phrase, areas) => {
  const [, said = '', orWork] = RESIDENCE.exec(phrase) ?? [];
  const names = said.split(/\s*(?:또는|·|\/)\s*/).filter((name) => name !== '');
  const found = names.flatMap((name) => areas.find(name) ?? []);
  return found.length === 0 || found.length < names.length
    ? null
    : residenceOf(found, orWork !== undefined);
};

/** All of the words of a phrase, where each is known. */
function wordsIn<Word>(
  phrase: string,
  known: Readonly<Record<string, Word>>,
): readonly Word[] | null {
  const words = phrase.split(/\s*(?:또는|이나|·|\/)\s*/).map((word) => word.replace(/\s/g, ''));
  const found = words.flatMap((word) => (Object.hasOwn(known, word) ? (known[word] ?? []) : []));
  return found.length < words.length ? null : [...new Set(found)];
}

const occupation: Reader = (phrase) => {
  const anyOf = wordsIn(phrase, OCCUPATIONS);
  return anyOf === null ? null : { kind: 'occupation', anyOf };
};
const marriage: Reader = (phrase) => {
  const anyOf = wordsIn(phrase, MARRIAGES);
  return anyOf === null ? null : { kind: 'marriage', anyOf };
};
const group: Reader = (phrase) => {
  const anyOf = wordsIn(phrase, GROUPS);
  return anyOf === null ? null : { kind: 'group', anyOf };
};

const READERS: readonly Reader[] = [
  age,
  home,
  income,
  assets,
  car,
  apart,
  residence,
  occupation,
  marriage,
  group,
];

/** Characters; nothing that is read is longer. */
const LONGEST = 300;

/** What one phrase asks: the first reader that knows all of it, else its words as they are. */
export function conditionIn(phrase: string, areas: AreaFinder): Condition {
  for (const read of phrase.length > LONGEST ? [] : READERS) {
    const condition = read(phrase, areas);
    if (condition !== null) return condition;
  }
  return { kind: 'unread', text: phrase };
}
