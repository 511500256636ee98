import * as z from 'zod/mini';

/**
 * Every refusal of the API: the same plain Korean text twice, for both kinds of client
 * (spec/rules §8).
 */
export const errorReply = z.object({
  RESULT_MSG: z.string(),
  MESSAGE: z.string(),
  /** kebab-case, stable: what a program looks at. */
  code: z.string(),
  /** The parameter that a 400 is about. */
  field: z.optional(z.string()),
});
