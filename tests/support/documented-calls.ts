import type { Api } from '../../server/http/wire-types';

/** A value of a parameter, as a program reads it: a list is sent with commas. */
type Value = string | number | boolean | readonly string[];

interface Schema {
  readonly type?: string;
  readonly const?: Value;
  readonly enum?: readonly Value[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Schema;
  readonly example?: Value;
  readonly explode?: boolean;
}

export interface DocumentedCall {
  readonly method: string;
  /** As the documentation writes it: `/v2/houses/{id}`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
}

/** The document that describes the API, as a server hands it out. */
export async function openApiOf(app: Api): Promise<object> {
  return (await app.inject('/docs/openapi.json')).json<object>();
}

/**
 * Every call of the API, from the one list that there is: the routes, as they describe themselves.
 * A call that is added is asked by all tests that go through the calls.
 */
export async function documentedCalls(app: Api): Promise<readonly DocumentedCall[]> {
  return callsIn(await openApiOf(app));
}

/** The calls of a document that a server has answered. */
export function callsIn(document: object): readonly DocumentedCall[] {
  const { paths } = document as {
    readonly paths: Record<string, Record<string, { parameters?: readonly Parameter[] }>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
    })),
  );
}

/** What a parameter may be told; undefined where only an answer can say, as with a cursor. */
export function exampleOf({ schema, example }: Parameter): Value | undefined {
  const [word] = schema.enum ?? schema.items?.enum ?? [];
  return example ?? schema.const ?? word;
}

const text = (value: Value): string =>
  typeof value === 'object' ? value.join(',') : String(value);

/** The address of a call that is told these values; parts of the path have their examples. */
export function addressOf(
  { path, parameters }: DocumentedCall,
  told: Readonly<Record<string, Value>>,
): string {
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const part = parameters.find((each) => each.in === 'path' && each.name === name);
    return encodeURIComponent(text((part && exampleOf(part)) ?? ''));
  });
  const query = new URLSearchParams(
    Object.entries(told).map(([name, value]) => [name, text(value)]),
  ).toString();
  return query === '' ? place : `${place}?${query}`;
}

/** A way to ask a call; `about` is the parameter that it asks with beyond what is needed. */
export interface Asking {
  readonly address: string;
  readonly about: string | null;
}

/** A call with what it needs, with each thing more that it may be told, and with all of them. */
export function waysToAsk(call: DocumentedCall): readonly Asking[] {
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
