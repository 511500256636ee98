import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { z } from 'zod';

/** Replies are written, not changed: what the core hands out as read-only may go out as it is. */
type Untouched<T> = T extends object ? { readonly [Key in keyof T]: Untouched<T[Key]> } : T;

/** Types requests and replies of a route by the contract's schemas. */
export interface WireTypes extends FastifyTypeProvider {
  readonly validator: this['schema'] extends z.core.$ZodType ? z.output<this['schema']> : unknown;
  readonly serializer: this['schema'] extends z.core.$ZodType
    ? Untouched<z.input<this['schema']>>
    : unknown;
}

/** The server that routes are added to. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  WireTypes
>;

/** Routes are written with schemas of the contract only. */
export function isContractSchema(schema: unknown): schema is z.core.$ZodType {
  return typeof schema === 'object' && schema !== null && '_zod' in schema;
}
