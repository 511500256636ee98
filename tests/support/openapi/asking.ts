import type { LightMyRequestResponse } from 'fastify';
import type { Api } from '../../../server/http/wire-types';
import { addressOf, written } from './addresses';
import type { DescribedCall, Parameter } from './calls';
import { sampleOf, type Schema } from './json-schema';

/** What a call is asked with. */
export interface Asked {
  readonly parameters?: Readonly<Record<string, string>>;
  /** Sent as JSON; a text goes as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Of a body that is no JSON. */
  readonly type?: string;
}

export const JSON_TYPE = 'application/json';

/** The schema of what a call is written with; null where it takes nothing. */
export const bodySchema = ({ requestBody }: DescribedCall): Schema | null =>
  requestBody?.content[JSON_TYPE]?.schema ?? null;

/** What a text of a query or a path is to a schema. */
export function readAs({ schema: { type }, explode }: Parameter, text: string): unknown {
  const isNumeric = type === 'integer' || type === 'number';
  if (isNumeric) return /^-?\d{1,12}(?:\.\d{1,20})?$/.test(text) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' ? true : text;
  if (type !== 'array') return text;
  return explode === true ? [text] : text.split(',');
}

/** An upper end goes with the highest value, so that every lower one stands below it. */
const isUpper = (name: string) => /(?:To|^neLat|^neLng)$/.test(name);

/** What is needed, and both ends of everything that has two. */
export function usualParameters({ parameters }: DescribedCall): Record<string, string> {
  const isNumber = ({ schema }: Parameter) => schema.type === 'integer' || schema.type === 'number';
  return Object.fromEntries(
    parameters
      .filter((each) => each.required || isNumber(each))
      .map(({ name, schema }) => [
        name,
        written(sampleOf(schema, isUpper(name) ? 'highest' : 'lowest')),
      ]),
  );
}

export function ask(app: Api, call: DescribedCall, asked: Asked): Promise<LightMyRequestResponse> {
  const { parameters = {}, body, headers = {}, type = JSON_TYPE } = asked;
  const payload = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  return app.inject({
    method: call.method,
    url: addressOf(call, parameters),
    headers: { ...(payload !== undefined && { 'content-type': type }), ...headers },
    ...(payload !== undefined && { payload }),
  });
}

/** Whether an answer refuses this field, rather than anything else. */
export const refuses = (answer: LightMyRequestResponse, field: string): boolean =>
  answer.statusCode === 400 && answer.json<{ readonly field?: string }>().field === field;
