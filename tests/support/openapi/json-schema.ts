import fc from 'fast-check';

/** As much of JSON Schema as docs/openapi.json uses; the types say what a schema may hold. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly default?: unknown;
}

const KNOWN: readonly string[] = [
  'type',
  'enum',
  'anyOf',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'items',
  'minItems',
  'maxItems',
  'properties',
  'required',
  'default',
  '$schema',
  'additionalProperties',
];

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function isOfType(value: unknown, type: string | readonly string[]): boolean {
  const types = [type].flat();
  const own = typeOf(value);
  return types.includes(own) || (own === 'integer' && types.includes('number'));
}

/** Whether a value is what a schema says. A schema with words that are not known here throws. */
export function matches(schema: Schema, value: unknown): boolean {
  const strange = Object.keys(schema).filter((word) => !KNOWN.includes(word));
  if (strange.length > 0) throw new Error(`not known here: ${strange.join(', ')}`);
  if (schema.anyOf !== undefined) return schema.anyOf.some((one) => matches(one, value));
  if (schema.enum !== undefined) return schema.enum.includes(value);
  if (schema.type !== undefined && !isOfType(value, schema.type)) return false;
  if (typeof value === 'string') return isText(schema, value);
  if (typeof value === 'number')
    return value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity);
  if (Array.isArray(value)) return isList(schema, value);
  if (typeof value === 'object' && value !== null) return isObject(schema, value);
  return true;
}

function isText({ pattern, minLength = 0, maxLength = Infinity }: Schema, value: string): boolean {
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) return false;
  const { length } = Array.from(value);
  return length >= minLength && length <= maxLength;
}

function isList(
  { items = {}, minItems = 0, maxItems = Infinity }: Schema,
  value: readonly unknown[],
): boolean {
  const { length } = value;
  return length >= minItems && length <= maxItems && value.every((one) => matches(items, one));
}

function isObject({ properties = {}, required = [] }: Schema, value: object): boolean {
  const own = new Map<string, unknown>(Object.entries(value));
  return (
    required.every((name) => own.has(name)) &&
    [...own].every(([name, one]) => matches(properties[name] ?? {}, one))
  );
}

/** One value that a schema allows; `lowest` or `highest` where it has bounds. */
export function sampleOf(schema: Schema, at: 'lowest' | 'highest' = 'lowest'): unknown {
  const { anyOf: [first] = [], enum: words, properties, required = [] } = schema;
  if (first !== undefined) return sampleOf(first, at);
  if (words !== undefined) return words[0];
  if (schema.pattern !== undefined) return textsOf(schema.pattern, 1)[0];
  if (schema.items !== undefined) return [sampleOf(schema.items, at)];
  if (properties !== undefined)
    return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {}, at)]));
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number')
    return at === 'lowest' ? (schema.minimum ?? 0) : (schema.maximum ?? 0);
  return 'x'.repeat(schema.minLength ?? 1);
}

const textsOf = (pattern: string, count: number): string[] =>
  fc.sample(fc.stringMatching(new RegExp(pattern)), count);

/** Texts as people, programs and attackers send them; no NUL, which no call takes anywhere. */
const ODD_TEXTS: readonly string[] = [
  '',
  ' ',
  'x',
  '0',
  '-1',
  '1.5',
  'true',
  'null',
  '한',
  'a b',
  'a\nb',
  '\r\n',
  'a,b',
  ',',
  '가\u2028나',
  '010-1234-5678',
  '0101234-5678',
  '010-12345-678',
  '02-123-4567',
  '010-1234-5678\n',
  'x'.repeat(64),
  'x'.repeat(65),
  '😀'.repeat(100),
  '😀'.repeat(101),
  '\n'.repeat(100),
];

/** Values on both sides of everything that a schema draws a line at, and odd ones. */
export function valuesAround(schema: Schema): readonly unknown[] {
  const { anyOf = [], enum: words = [], minimum, maximum, minLength, maxLength } = schema;
  const bounds = [minimum, maximum].filter((bound) => bound !== undefined);
  const lengths = [minLength, maxLength].filter((bound) => bound !== undefined);
  const longest = schema.maxItems ?? 1;
  const item = (at: number) => sampleOf(schema.items ?? {}) ?? at;
  return [
    ...anyOf.flatMap(valuesAround),
    ...words,
    ...bounds.flatMap((bound) => [bound, bound - 1, bound + 1, bound + 0.5]),
    ...lengths.flatMap((bound) => [bound, bound + 1].map((length) => 'x'.repeat(length))),
    ...(schema.pattern === undefined ? [] : textsOf(schema.pattern, 20)),
    ...(schema.items === undefined
      ? []
      : [[], [item(0)], ...valuesAround(schema.items).map((one) => [one])]),
    ...(schema.maxItems === undefined
      ? []
      : [longest, longest + 1].map((length) => Array.from({ length }, (_, at) => `x${at}`))),
    ...ODD_TEXTS,
  ];
}
