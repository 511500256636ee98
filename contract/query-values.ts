import * as z from 'zod/mini';
import { ID_FORM, ID_LIST_FORM, isDay, withParticle } from '#core';

const sentence = (label: string, wish: string) => (issue: { readonly input?: unknown }) =>
  issue.input === undefined ? `${label}: 꼭 보내 주세요.` : `${label}: ${wish}`;

interface NumberRule {
  readonly min: number;
  readonly max: number;
  /** True for numbers without a fraction. */
  readonly whole: boolean;
  /** See {@link withExample}. */
  readonly example: number;
}

/**
 * A parameter with an example of what it is read as. The documentation shows it, and tests ask every
 * call with the examples of its parameters: a server that has just been filled with the sample
 * answers them. Only what nobody but an answer can say, such as a cursor, has none.
 */
export function withExample<Schema extends z.ZodMiniType>(
  schema: Schema,
  example: z.output<Schema>,
): Schema {
  z.globalRegistry.add(schema, { examples: [example] });
  return schema;
}

/**
 * A number as a query writes it: digits, perhaps a sign and a fraction. Empty text, spaces, hex and
 * exponents are refused, which coercion would take for numbers. `label` names it in Korean.
 */
export function queryNumber(label: string, { min, max, whole, example }: NumberRule) {
  const kind = whole ? '정수' : '숫자';
  const error = sentence(
    label,
    `${String(min)} 이상 ${String(max)} 이하의 ${withParticle(kind, '으로/로')} 보내 주세요.`,
  );
  const form = whole ? /^-?\d{1,12}$/ : /^-?\d{1,12}(?:\.\d{1,20})?$/;
  const inRange = [z.gte(min, { error }), z.lte(max, { error })] as const;
  return withExample(
    z.pipe(
      z.string({ error }).check(z.regex(form, { error })),
      z.pipe(
        z.transform(Number),
        whole ? z.int({ error }).check(...inRange) : z.number({ error }).check(...inRange),
      ),
    ),
    example,
  );
}

/** Degrees of WGS84. */
export function queryLatitude(label: string, example: number) {
  return queryNumber(label, { min: -90, max: 90, whole: false, example });
}

/** Degrees of WGS84. */
export function queryLongitude(label: string, example: number) {
  return queryNumber(label, { min: -180, max: 180, whole: false, example });
}

/** A point of the map; the example is 신림역. */
export function queryPoint() {
  return { lat: queryLatitude('위도', 37.4842), lng: queryLongitude('경도', 126.9293) };
}

/** Kakao's map levels, 1 the closest. */
export function queryLevel() {
  return queryNumber('지도 레벨', { min: 1, max: 14, whole: true, example: 6 });
}

/** One of a handful of words. */
export function queryWord<const Words extends Readonly<Record<string, string>>>(
  label: string,
  words: Words,
) {
  return z.enum(words, {
    error: sentence(label, `${Object.values(words).join(', ')} 가운데 하나로 보내 주세요.`),
  });
}

/** Words separated by commas, each of them known; an empty list is left out, not sent empty. */
export function queryWords<const Words extends Readonly<Record<string, string>>>(
  label: string,
  words: Words,
) {
  const error = sentence(
    label,
    `${Object.values(words).join(', ')} 가운데에서 쉼표로 이어 보내 주세요.`,
  );
  return z.pipe(
    z.string({ error }).check(z.maxLength(600, { error })),
    z.pipe(
      z.transform((text: string) => [...new Set(text.split(','))]),
      z.array(z.enum(words, { error }), { error }),
    ),
  );
}

/** Something that is asked for or left out: there is no false. */
export function queryFlag(label: string) {
  const error = sentence(label, 'true로 보내거나 빼 주세요.');
  return z.pipe(
    z.literal('true', { error }),
    z.pipe(
      z.transform((_: 'true'): true => true),
      z.literal(true),
    ),
  );
}

/** A calendar day, YYYYMMDD. */
export function queryDay(label: string) {
  const error = sentence(label, '20261120처럼 있는 날짜로 보내 주세요.');
  return withExample(
    z.string({ error }).check(z.regex(/^\d{8}$/, { error }), z.refine(isDay, { error })),
    '20261120',
  );
}

/**
 * A short text; `form` says what it may look like, `wish` the same in Korean. The example is null for
 * what only an answer can say.
 */
export function queryText(label: string, form: RegExp, wish: string, example: string | null) {
  const error = sentence(label, wish);
  const text = z.string({ error }).check(z.regex(form, { error }));
  return example === null ? text : withExample(text, example);
}

/** Where a list goes on; only an answer can say. */
export function queryCursor() {
  return queryText('다음 쪽 표시', /^[\x21-\x7e]{1,1000}$/, '받은 그대로 보내 주세요.', null);
}

/** Ids with commas between them, at most so many. */
export function queryIds(label: string, most: number) {
  return withExample(
    z.pipe(
      queryText(label, ID_LIST_FORM, '쉼표로 이어 보내 주세요.', null),
      z.pipe(
        z.transform((text: string) => [...new Set(text.split(','))]),
        // What one id is has been checked; the documentation of the list says it again.
        z.array(z.string().check(z.regex(ID_FORM))).check(
          z.maxLength(most, {
            error: `${label}: 한 번에 ${String(most)}개까지 보낼 수 있어요.`,
          }),
        ),
      ),
    ),
    ['1', '2'],
  );
}

interface TextsRule {
  /** What each text looks like, and the same in Korean. */
  readonly form: RegExp;
  readonly wish: string;
  /** Of one text, in characters. */
  readonly longest: number;
  readonly most: number;
  /** What stands between texts of one parameter; null where one is a whole text. */
  readonly separator: ',' | null;
  /** What each is read as; null for as it is. */
  readonly read: { readonly as: RegExp; readonly from: (text: string) => string } | null;
  /** See {@link withExample}. */
  readonly example: string[];
}

/** Where a list is sent by repeating its name: a mark for the documentation, which takes it out. */
export const REPEATED = 'x-repeated';

/** A list of texts, each once: the parameter may be repeated, and separated where that is said. */
export function queryTexts(label: string, rule: TextsRule) {
  const { form, wish, longest, most, separator, read, example } = rule;
  const error = sentence(label, wish);
  const parts = (given: string | readonly string[]): string[] =>
    [given].flat().flatMap((text) => (separator === null ? [text] : text.split(separator)));
  const each = z.string({ error });
  const list = z.pipe(
    z.union([each, z.array(each)], { error }),
    z.pipe(
      z.transform((given: string | string[]) => [
        // What is wrong stays as it is and is refused below.
        ...new Set(
          parts(given).map((text) => (read !== null && form.test(text) ? read.from(text) : text)),
        ),
      ]),
      z
        .array(each.check(z.regex(read?.as ?? form, { error }), z.maxLength(longest, { error })), {
          error,
        })
        .check(z.maxLength(most, { error })),
    ),
  );
  const meta = { examples: [example], ...(separator === null && { [REPEATED]: true }) };
  z.globalRegistry.add(list, meta);
  return list;
}

interface Checked<Query> {
  readonly value: Query;
  readonly issues: { push(issue: z.core.$ZodRawIssue): unknown };
}

/** Refuses a query that has some of these and lacks others, by the first that it lacks. */
export function allOrNone<Name extends string>(labels: Readonly<Record<Name, string>>) {
  const names = Object.keys(labels) as Name[];
  return ({ value, issues }: Checked<Readonly<Partial<Record<Name, unknown>>>>): void => {
    const missing = names.filter((name) => value[name] === undefined);
    const [first] = missing;
    if (first === undefined || missing.length === names.length) return;
    issues.push({
      code: 'custom',
      path: [first],
      input: undefined,
      message: `${labels[first]}: ${names.join(', ')} 모두 보내거나 모두 빼 주세요.`,
    });
  };
}

/** Refuses a query whose lower end stands above its upper end, by the name of the upper one. */
export function inOrder<Name extends string>(pairs: readonly (readonly [Name, Name, string])[]) {
  return ({ value, issues }: Checked<Readonly<Partial<Record<Name, unknown>>>>): void => {
    for (const [lower, upper, label] of pairs) {
      const from = value[lower];
      const to = value[upper];
      if (typeof from === 'number' && typeof to === 'number' && from > to)
        issues.push({
          code: 'custom',
          path: [upper],
          input: to,
          message: `${label}: ${lower}보다 작지 않게 보내 주세요.`,
        });
    }
  };
}
