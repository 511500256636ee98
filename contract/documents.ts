import * as z from 'zod/mini';
import type { RichDocument } from '#core';

const size = z.int().check(z.gte(1));

/** A picture of a document, with the signed links of its sizes. */
export const documentPicture = z.object({
  id: z.string(),
  width: size,
  height: size,
  small: z.string(),
  medium: z.string(),
  large: z.string(),
});

/**
 * A document of the server, which has checked it whole (spec/readings R36): what is shown knows each of
 * its nodes and leaves out what it does not know.
 */
export const shownDocument = z.object({
  type: z.enum(['doc']),
  content: z.array(z.unknown()),
}) as unknown as z.ZodMiniType<RichDocument, RichDocument>;
