import * as z from 'zod/mini';

/** GET /v1/inventories?TARGET= */
export const inventoriesReply = z.object({
  DATA: z.array(
    z.object({
      ID: z.string(),
      TYPE2: z.string(),
      IMAGE_1: z.string(),
      IMAGE_URL: z.nullable(z.string()),
      LINK_URL: z.string(),
      TITLE: z.string(),
      CONTENT: z.string(),
      EXTRA: z.nullable(z.int()),
    }),
  ),
});
