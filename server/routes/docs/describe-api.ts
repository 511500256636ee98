import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import * as z from 'zod/mini';
import { errorReply } from '#contract/errors';
import { isContractSchema, type Api } from '../../http/wire-types';

type Json = Readonly<Record<string, unknown>>;

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

/** Lists are sent with commas, not by repeating the name. */
function withCommas(operation: Json): Json {
  const parameters = (operation['parameters'] ?? []) as readonly Json[];
  return {
    ...operation,
    ...(parameters.length > 0 && {
      parameters: parameters.map((parameter) =>
        (parameter['schema'] as Json)['type'] === 'array'
          ? { ...parameter, style: 'form', explode: false }
          : parameter,
      ),
    }),
  };
}

/** Every call may refuse, and refuses in one shape. */
const REFUSED = { '4XX': errorReply, '5XX': errorReply };

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
    const { body, querystring, params, response, ...rest } = schema;
    const isForMembers = route.config?.membersOnly === true;
    const refused = { ...(isForMembers && { 401: errorReply }), ...REFUSED };
    return {
      url,
      schema: {
        ...rest,
        ...(body !== undefined && { body: described(body, 'body') }),
        ...(querystring !== undefined && { querystring: described(querystring, 'parameter') }),
        ...(params !== undefined && { params: described(params, 'parameter') }),
        response: Object.fromEntries(
          Object.entries({ ...refused, ...(response as Json | undefined) }).map(
            ([status, reply]) => [status, described(reply, 'reply')],
          ),
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
            withCommas(operation),
          ]),
        ),
      ],
    );
    return { ...document.openapiObject, paths: Object.fromEntries(paths) };
  },
};

/** The document as docs/openapi.json holds it: the same text for the same routes. */
export async function openApiText(app: Api): Promise<string> {
  await app.ready();
  return `${JSON.stringify(app.swagger(), null, 2)}\n`;
}
