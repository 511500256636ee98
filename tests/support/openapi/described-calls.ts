import type { LightMyRequestResponse } from 'fastify';
import type { Api } from '../../../server/http/wire-types';
import { openApiOf } from '../documented-calls';
import { sampleOf, type Schema } from './json-schema';

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path';
  readonly required?: boolean;
  readonly schema: Schema;
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
  readonly path: string;
}

/** What a call is asked with. */
export interface Asked {
  readonly parameters?: Readonly<Record<string, string>>;
  /** Sent as JSON; a text goes as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Every call of the document. */
export async function describedCalls(app: Api): Promise<readonly DescribedCall[]> {
  const { paths } = (await openApiOf(app)) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase() as DescribedCall['method'],
      path,
    })),
  );
}

export const JSON_TYPE = 'application/json';

/** The schema of what a call is written with; null where it takes nothing. */
export const bodySchema = ({ requestBody }: DescribedCall): Schema | null =>
  requestBody?.content[JSON_TYPE]?.schema ?? null;

/** A value as a query or a path writes it. */
export const written = (value: unknown): string =>
  Array.isArray(value) ? value.join(',') : String(value);

/** What a text of a query or a path is to a schema. */
export function readAs({ type }: Schema, text: string): unknown {
  const isNumeric = type === 'integer' || type === 'number';
  if (isNumeric) return /^-?\d{1,12}(?:\.\d{1,20})?$/.test(text) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' ? true : text;
  return type === 'array' ? text.split(',') : text;
}

/** An upper end goes with the highest value, so that every lower one stands below it. */
const isUpper = (name: string) => /(?:To|^neLat|^neLng)$/.test(name);

/** What is needed, and both ends of everything that has two. */
export function usualParameters({ parameters = [] }: DescribedCall): Record<string, string> {
  const isNumber = ({ schema }: Parameter) => schema.type === 'integer' || schema.type === 'number';
  return Object.fromEntries(
    parameters
      .filter((each) => each.required === true || isNumber(each))
      .map(({ name, schema }) => [
        name,
        written(sampleOf(schema, isUpper(name) ? 'highest' : 'lowest')),
      ]),
  );
}

export function ask(app: Api, call: DescribedCall, asked: Asked): Promise<LightMyRequestResponse> {
  const { parameters = {}, body, headers = {} } = asked;
  const isInPath = (name: string) => call.path.includes(`{${name}}`);
  const query = new URLSearchParams(Object.entries(parameters).filter(([name]) => !isInPath(name)));
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? ''),
  );
  const payload = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  return app.inject({
    method: call.method,
    url: query.size === 0 ? path : `${path}?${query.toString()}`,
    headers: { ...(payload !== undefined && { 'content-type': JSON_TYPE }), ...headers },
    ...(payload !== undefined && { payload }),
  });
}

/** Whether an answer refuses this field, rather than anything else. */
export const refuses = (answer: LightMyRequestResponse, field: string): boolean =>
  answer.statusCode === 400 && answer.json<{ readonly field?: string }>().field === field;
