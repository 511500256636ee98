import type { DescribedCall, Parameter, Value } from './calls';

/** What a parameter may be told; undefined where only an answer can say, as with a cursor. */
export function exampleOf({ schema, example }: Parameter): Value | undefined {
  const [word] = schema.enum ?? schema.items?.enum ?? [];
  return example ?? (word as Value | undefined);
}

/** A value as a query or a path writes it. */
export const written = (value: unknown): string =>
  Array.isArray(value) ? value.join(',') : String(value);

/** The address of a call that is told these values; parts of the path without one are as in the example. */
export function addressOf(
  { path, parameters }: Pick<DescribedCall, 'path' | 'parameters'>,
  told: Readonly<Record<string, Value>>,
): string {
  const inPath = parameters.filter((each) => each.in === 'path');
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const part = inPath.find((each) => each.name === name);
    return encodeURIComponent(written(told[name] ?? (part && exampleOf(part)) ?? ''));
  });
  const query = new URLSearchParams(
    Object.entries(told)
      .filter(([name]) => !inPath.some((each) => each.name === name))
      .map(([name, value]) => [name, written(value)]),
  ).toString();
  return query === '' ? place : `${place}?${query}`;
}

/** A way to ask a call; `about` is the parameter that it asks with beyond what is needed. */
export interface Asking {
  readonly address: string;
  readonly about: string | null;
}

/** A call with what it needs, with each thing more that it may be told, and with all of them. */
export function waysToAsk(call: DescribedCall): readonly Asking[] {
  const known = call.parameters.flatMap((parameter) => {
    const example = exampleOf(parameter);
    return parameter.in === 'query' && example !== undefined ? [{ ...parameter, example }] : [];
  });
  const told = (which: (parameter: Parameter) => boolean): Asking['address'] =>
    addressOf(
      call,
      Object.fromEntries(known.filter(which).map((each) => [each.name, each.example])),
    );
  const more = known.filter(({ required }) => !required);
  return [
    { address: told(({ required }) => required), about: null },
    ...more.map(({ name }) => ({
      address: told((each) => each.required || each.name === name),
      about: name,
    })),
    ...(more.length > 1 ? [{ address: told(() => true), about: null }] : []),
  ];
}
