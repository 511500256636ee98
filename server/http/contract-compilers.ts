import fastJson, { type Schema } from 'fast-json-stringify';
import type { FastifySchema, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import * as z from 'zod/mini';
import { Refusal } from '../errors';
import { isContractSchema } from './wire-types';

function contractSchema(schema: unknown): z.core.$ZodType {
  if (isContractSchema(schema)) return schema;
  throw new TypeError('A route takes schemas of the contract only.');
}

/** Requests are parsed by the contract; the first thing wrong is refused by its name. */
export const parseByContract: FastifySchemaCompiler<FastifySchema> = ({ schema }) => {
  const contract = contractSchema(schema);
  return (value: unknown) => {
    const parsed = z.safeParse(contract, value);
    if (parsed.success) return { value: parsed.data };
    const [issue] = meantIssues(parsed.error.issues);
    const inner = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0];
    return {
      error: new Refusal(
        'bad-parameter',
        inner === undefined ? null : String(inner),
        issue?.message,
      ),
    };
  };
};

type Issues = readonly z.core.$ZodIssue[];

/**
 * What is wrong with the one of several alternatives that was meant: the first whose own word, such as
 * `dealType`, was sent. Where none was, that word is what is wrong.
 */
function meantIssues(issues: Issues): Issues {
  const [issue] = issues;
  if (issue?.code !== 'invalid_union' || issue.path.length > 0) return issues;
  const all = issue.errors.map(meantIssues);
  return all.find((each) => !each.some(isOtherWord)) ?? all[0]?.filter(isOtherWord) ?? issues;
}

const isOtherWord = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'invalid_value' && issue.values.length === 1 && issue.path.length === 1;

/**
 * Replies are written by a function made of the contract's JSON schema: several times faster than
 * a parse and a general stringify, and what the contract does not name is never sent.
 */
export const writeByContract: FastifySerializerCompiler<unknown> = ({ schema }) => {
  const contract = contractSchema(schema);
  const writer = writers.get(contract) ?? writerOf(contract);
  writers.set(contract, writer);
  return writer;
};

type Writer = ReturnType<FastifySerializerCompiler<unknown>>;

/** Every route refuses in the same way: one a contract is enough. */
const writers = new WeakMap<z.core.$ZodType, Writer>();

/**
 * Made when its reply is written first: of all together a server would make them for longer than it takes to
 * begin otherwise, and most of its starts are asked for few of them.
 */
function writerOf(contract: z.core.$ZodType): Writer {
  let write: Writer | undefined;
  return (reply) => {
    write ??= fastJson(
      slim(z.toJSONSchema(contract, { io: 'output', target: 'draft-7' })) as Schema,
    );
    return write(reply);
  };
}

type Json = Readonly<Record<string, unknown>>;

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Alternatives make the writer validate before it writes. It need not: our own replies are typed
 * by the contract. So "or null" becomes `nullable`, and alternatives of objects become one object
 * that has whatever is there.
 */
function slim(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(slim);
  if (!isJson(schema)) return schema;
  const alternatives = schema['anyOf'];
  if (Array.isArray(alternatives)) return slimAlternatives(alternatives.filter(isJson));
  const { $schema: _, ...rest } = schema;
  return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, slim(value)]));
}

function slimAlternatives(alternatives: readonly Json[]): unknown {
  const real = alternatives.filter((each) => each['type'] !== 'null');
  const nullable = real.length < alternatives.length;
  const [first] = real;
  if (real.length === 1 && first !== undefined)
    return { ...(slim(first) as Json), ...(nullable && { nullable }) };
  if (!real.every((each) => each['type'] === 'object')) return {};
  const properties: Record<string, unknown> = {};
  for (const each of real)
    for (const [name, value] of Object.entries(each['properties'] as Json))
      properties[name] = name in properties ? {} : slim(value);
  return { type: 'object', properties, ...(nullable && { nullable }) };
}
