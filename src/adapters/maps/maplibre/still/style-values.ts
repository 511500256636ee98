/** What a value of a style depends on. */
export interface Drawn {
  /** MapLibre's zoom. */
  readonly zoom: number;
  /** Of the feature that is drawn. */
  readonly properties: Readonly<Record<string, unknown>>;
}

type Operands = readonly unknown[];
type Operation = (operands: Operands, drawn: Drawn) => unknown;

const number = (value: unknown, drawn: Drawn): number => Number(valueOf(value, drawn));

const COLOUR = /^#[\da-f]{6}$/i;

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A number, or the red, green and blue of a colour, that far on the way from one to the other. */
function between(from: unknown, to: unknown, share: number): unknown {
  if (typeof from !== 'string' || typeof to !== 'string')
    return Number(from) + (Number(to) - Number(from)) * share;
  const ends = channels(to);
  const mixed = channels(from).map((start, index) =>
    Math.round(start + ((ends[index] ?? 0) - start) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** How far `at` is from one stop to the next, by the kind of curve between them. */
function shareOf(curve: Operands, at: number, from: number, to: number): number {
  const base = curve[0] === 'exponential' ? Number(curve[1]) : 1;
  if (base === 1) return (at - from) / (to - from);
  return (base ** (at - from) - 1) / (base ** (to - from) - 1);
}

function interpolated([curve, input, ...stops]: Operands, drawn: Drawn): unknown {
  const at = number(input, drawn);
  const pairs = Array.from({ length: stops.length / 2 }, (_, index) => ({
    at: number(stops[index * 2], drawn),
    value: stops[index * 2 + 1],
  }));
  const next = pairs.findIndex((pair) => pair.at > at);
  const [before, after] = [pairs[next - 1], pairs[next]];
  if (after === undefined) return valueOf(pairs.at(-1)?.value, drawn);
  if (before === undefined) return valueOf(after.value, drawn);
  const share = shareOf(curve as Operands, at, before.at, after.at);
  return between(valueOf(before.value, drawn), valueOf(after.value, drawn), share);
}

function matched([input, ...rest]: Operands, drawn: Drawn): unknown {
  const value = valueOf(input, drawn);
  for (let index = 0; index + 1 < rest.length; index += 2)
    if (rest[index] === value) return valueOf(rest[index + 1], drawn);
  return valueOf(rest.at(-1), drawn);
}

function chosen(operands: Operands, drawn: Drawn): unknown {
  for (let index = 0; index + 1 < operands.length; index += 2)
    if (valueOf(operands[index], drawn) === true) return valueOf(operands[index + 1], drawn);
  return valueOf(operands.at(-1), drawn);
}

/** The operations that the styles of our own ground are made of. */
const OPERATIONS: Readonly<Record<string, Operation>> = {
  zoom: (_, { zoom }) => zoom,
  get: ([name], { properties }) => properties[String(name)],
  has: ([name], { properties }) => properties[String(name)] !== undefined,
  '==': ([a, b], drawn) => valueOf(a, drawn) === valueOf(b, drawn),
  '!=': ([a, b], drawn) => valueOf(a, drawn) !== valueOf(b, drawn),
  '>': ([a, b], drawn) => number(a, drawn) > number(b, drawn),
  '!': ([a], drawn) => valueOf(a, drawn) !== true,
  all: (operands, drawn) => operands.every((one) => valueOf(one, drawn) === true),
  max: (operands, drawn) => Math.max(...operands.map((one) => number(one, drawn))),
  '-': ([a, b], drawn) => number(a, drawn) - number(b, drawn),
  '/': ([a, b], drawn) => number(a, drawn) / number(b, drawn),
  'to-color': (operands, drawn) =>
    operands.map((one) => valueOf(one, drawn)).find((one) => COLOUR.test(String(one))),
  match: matched,
  case: chosen,
  interpolate: interpolated,
};

/**
 * What a value of a style is for a feature at a zoom: of the expressions of MapLibre's style
 * specification those that our own layers are written in. Throws at any other one.
 */
export function valueOf(value: unknown, drawn: Drawn): unknown {
  if (!Array.isArray(value)) return value;
  const [name, ...operands] = value as readonly unknown[];
  const operation = OPERATIONS[String(name)];
  if (operation === undefined) throw new Error(`no ${String(name)} in a style that is drawn still`);
  return operation(operands, drawn);
}
