import * as z from 'zod/mini';
import { documentPicture, shownDocument } from './documents';

const text = z.string();
const maybe = z.nullable(text);
const count = z.int().check(z.gte(0));

const shown = {
  id: text,
  title: text,
  summary: text,
  tags: z.array(text),
  cover: z.nullable(documentPicture),
  coverAlt: text,
  minutes: z.int().check(z.gte(1)),
  publishedOn: text.check(z.regex(/^\d{8}$/)),
  isExample: z.boolean(),
};

export const contentSummary = z.object(shown);

/** GET /v2/contents */
export const contentListReply = z.object({
  result: z.array(contentSummary),
  page: z.object({ next: maybe, total: count, version: text }),
});

/** A short list is whole at once. */
const whole = z.object({ next: z.null(), total: count });

/** GET /v2/contents/some */
export const fewContentsReply = z.object({ result: z.array(contentSummary), page: whole });

/** GET /v2/contents/topics */
export const contentTopicsReply = z.object({
  result: z.array(z.object({ tag: text, count })),
  page: whole,
});

/** GET /v2/contents/{id} */
export const contentReply = z.object({
  item: z.object({
    ...shown,
    document: shownDocument,
    pictures: z.array(documentPicture),
    related: z.array(contentSummary),
  }),
});
