import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import { errorReply } from '#contract/errors';
import { REPEATED } from '#contract/query-values';
import { allowEmptyBody, takesForms } from '../../http/requests/form-body';
import { isContractSchema } from '../../http/wire-types';

type Json = Readonly<Record<string, unknown>>;

/** An answer that the contract has no words for: no body, or one that is no JSON. */
interface AlsoAnswered {
  readonly description: string;
  /** What its body may be, where it has one. */
  readonly types?: readonly string[];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a call answers besides its `response`, by status. */
    readonly alsoAnswers?: Readonly<Record<number, AlsoAnswered>>;
    /** The field of a form under which a call takes a file. */
    readonly takesFile?: string;
  }
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * A schema of the contract as OpenAPI says it. Parameters are described as what they are read as
 * (numbers, lists), but only those without a default are required.
 */
function described(schema: unknown, use: 'parameter' | 'body' | 'reply'): unknown {
  if (!isContractSchema(schema)) return schema;
  const io = use === 'body' ? 'input' : 'output';
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io });
  if (use !== 'parameter') return json;
  const asked = z.toJSONSchema(schema, { io: 'input' });
  return { ...json, required: asked.required ?? [] };
}

/** Marks an operation that may be asked without its body; taken out again below. */
const MAY_BE_EMPTY = 'x-may-be-empty';

/** Most lists are sent with commas, not by repeating the name; a body may be left out where it is said. */
function asSent(operation: Json): Json {
  const { [MAY_BE_EMPTY]: mayBeEmpty, ...rest } = operation;
  const parameters = (rest['parameters'] ?? []) as readonly Json[];
  const body = rest['requestBody'] as Json | undefined;
  return {
    ...rest,
    ...(mayBeEmpty === true && { requestBody: { ...body, required: false } }),
    ...(parameters.length > 0 && {
      parameters: parameters.map((parameter) =>
        (parameter['schema'] as Json)['type'] === 'array' ? asList(parameter) : parameter,
      ),
    }),
  };
}

function asList(parameter: Json): Json {
  const { [REPEATED]: isRepeated, ...schema } = parameter['schema'] as Json;
  return { ...parameter, schema, style: 'form', explode: isRepeated === true };
}

/** Every call may refuse, and refuses in one shape. */
const REFUSED = { '4XX': errorReply, '5XX': errorReply };

/** What the route answers, by status: in the contract's words, in its own, and by HTTP's customs. */
function repliesOf({ method, config, schema }: RouteOptions): Json {
  const { membersOnly = false, neverKept = false, alsoAnswers = {} } = config ?? {};
  const replies = (schema?.response ?? {}) as Json;
  const isKept = method === 'GET' && 200 in replies && !neverKept;
  return {
    ...(isKept && { 304: { type: 'null', description: 'The browser has it already' } }),
    ...(membersOnly && { 401: errorReply }),
    ...REFUSED,
    ...Object.fromEntries(
      Object.entries(alsoAnswers).map(([status, reply]) => [status, inWords(reply)]),
    ),
    ...replies,
  };
}

const BYTES = { type: 'string', format: 'binary' };
const FILE = { schema: BYTES };

const formOf = (field: string): Json => ({
  consumes: ['multipart/form-data'],
  body: { type: 'object', properties: { [field]: BYTES }, required: [field] },
});

const inWords = ({ description, types }: AlsoAnswered): Json =>
  types === undefined
    ? { type: 'null', description }
    : { description, content: Object.fromEntries(types.map((type) => [type, FILE])) };

/** docs/openapi.json is made from the contract's schemas, as the routes name them. */
export const openApi: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'hankan',
      description: 'The API of 한칸, a housing platform for single-person households.',
      version: '1.0.0',
    },
  },
  transform: ({ schema, url, route }) => {
    const { body, querystring, params, response: _, ...rest } = schema;
    const { takesFile } = route.config ?? {};
    const mayBeEmpty = [route.preValidation].flat().some((hook) => hook === allowEmptyBody);
    return {
      url,
      schema: {
        ...rest,
        ...(body !== undefined && { body: described(body, 'body') }),
        ...(body !== undefined && takesForms(url) && { consumes: [JSON_TYPE, FORM_TYPE] }),
        ...(takesFile !== undefined && formOf(takesFile)),
        ...(mayBeEmpty && { [MAY_BE_EMPTY]: true }),
        ...(querystring !== undefined && { querystring: described(querystring, 'parameter') }),
        ...(params !== undefined && { params: described(params, 'parameter') }),
        response: Object.fromEntries(
          Object.entries(repliesOf(route)).map(([status, reply]) => [
            status,
            described(reply, 'reply'),
          ]),
        ),
      },
    };
  },
  transformObject: (document) => {
    if (!('openapiObject' in document)) return document.swaggerObject;
    const paths = Object.entries(document.openapiObject.paths ?? {}).map(
      ([path, item]): readonly [string, Json] => [
        path,
        Object.fromEntries(
          Object.entries(item as Record<string, Json>).map(([verb, operation]) => [
            verb,
            asSent(operation),
          ]),
        ),
      ],
    );
    return { ...document.openapiObject, paths: Object.fromEntries(paths) };
  },
};
