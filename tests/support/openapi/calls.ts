import type { Api } from '../../../server/http/wire-types';
import type { Schema } from './json-schema';

/** A value of a parameter, as a program reads it: a list is sent with commas. */
export type Value = string | number | boolean | readonly string[];

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Schema;
  readonly example?: Value;
  readonly explode?: boolean;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
  readonly responses: Readonly<Record<string, unknown>>;
}

/** A call as docs/openapi.json describes it. */
export interface DescribedCall extends Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As the description writes it: `/v2/houses/{id}`. */
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
export async function describedCalls(app: Api): Promise<readonly DescribedCall[]> {
  return callsIn(await openApiOf(app));
}

/** The calls of a document that a server has answered. */
export function callsIn(document: object): readonly DescribedCall[] {
  const { paths } = document as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase() as DescribedCall['method'],
      path,
      parameters: operation.parameters ?? [],
    })),
  );
}
