import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AppError,
  compareContents,
  MOST_CONTENTS_BY_ID,
  relatedContents,
  type Contents,
  type RichDocument,
} from '#core';
import type { NewContent } from '../../../server/ports/magazine/contents';
import { newContent } from '../../support/contents';

/** A way to read the articles that it was given. */
interface OpenedContents {
  readonly contents: Contents;
  close(): Promise<void>;
}

const document: RichDocument = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '준비' }] },
    { type: 'picture', attrs: { id: 'scene-desk', alt: '책상' } },
    { type: 'callout', attrs: { tone: 'tip' }, content: [{ type: 'paragraph' }] },
    { type: 'picture', attrs: { id: 'scene-alley', alt: '' } },
    { type: 'paragraph', content: [{ type: 'text', text: '가'.repeat(1500) }] },
  ],
};

const GIVEN: readonly NewContent[] = [
  newContent({ id: 'whole', tags: ['이사', '계약'], document, publishedOn: '20261120' }),
  newContent({ id: 'b-same-day', tags: ['이사', '계약'], publishedOn: '20261101' }),
  newContent({ id: 'a-same-day', tags: ['요리'], publishedOn: '20261101', coverId: null }),
  ...Array.from({ length: 9 }, (_, at) =>
    newContent({ id: `older-${at}`, tags: ['요리', '자취 시작'], publishedOn: `2026090${at + 1}` }),
  ),
  newContent({ id: 'Upper_9', tags: ['계약'], publishedOn: '20260101', isExample: true }),
];
const ORDERED = [...GIVEN].sort(compareContents).map(({ id }) => id);

/** What every adapter of {@link Contents} promises. */
export function contentsContract(
  name: string,
  open: (contents: readonly NewContent[]) => Promise<OpenedContents>,
): void {
  describe(`articles, ${name}`, () => {
    let opened: OpenedContents;
    let contents: Contents;
    beforeAll(async () => {
      opened = await open(GIVEN);
      contents = opened.contents;
    });
    afterAll(() => opened.close());

    const all = async (tag: string | null, limit: number) => {
      const ids: string[] = [];
      const totals: number[] = [];
      let cursor: string | null = null;
      do {
        const page = await contents.list({ tag, limit, cursor });
        expect(page.items.length).toBeLessThanOrEqual(limit);
        ids.push(...page.items.map(({ id }) => id));
        totals.push(page.total);
        cursor = page.next;
      } while (cursor !== null);
      return { ids, totals };
    };

    test('stand the latest first, page by page, each once', async () => {
      for (const limit of [1, 4, 100]) {
        const { ids, totals } = await all(null, limit);
        expect(ids).toEqual(ORDERED);
        expect(new Set(totals)).toEqual(new Set([GIVEN.length]));
      }
    });

    test('are listed by a tag, also one of two words and one of none', async () => {
      const having = (tag: string) =>
        ORDERED.filter((id) => GIVEN.find((one) => one.id === id)?.tags.includes(tag));
      expect((await all('계약', 2)).ids).toEqual(having('계약'));
      expect((await all('자취 시작', 5)).ids).toEqual(having('자취 시작'));
      expect(await contents.list({ tag: '없는 것', limit: 5, cursor: null })).toMatchObject({
        items: [],
        next: null,
        total: 0,
      });
    });

    test('refuse a cursor of another tag', async () => {
      const { next } = await contents.list({ tag: '요리', limit: 2, cursor: null });
      const asked = contents.list({ tag: '계약', limit: 2, cursor: next });
      await expect(asked).rejects.toBeInstanceOf(AppError);
    });

    test('tell in a list what they are', async () => {
      const [first] = (await contents.list({ tag: null, limit: 1, cursor: null })).items;
      expect(first).toMatchObject({
        id: 'whole',
        title: GIVEN[0]?.title,
        summary: GIVEN[0]?.summary,
        tags: ['이사', '계약'],
        cover: { id: 'scene-contract', width: 1280, height: 960 },
        coverAlt: GIVEN[0]?.coverAlt,
        minutes: 3,
        publishedOn: '20261120',
        isExample: false,
      });
      expect(first).not.toHaveProperty('document');
      const [without] = await contents.some(['a-same-day']);
      expect(without?.cover).toBeNull();
    });

    test('are whole with their document, pictures in their order and what is related', async () => {
      const found = await contents.one('whole');
      expect(found?.document).toEqual(document);
      expect(found?.pictures.map(({ id }) => id)).toEqual(['scene-desk', 'scene-alley']);
      const [whole] = GIVEN;
      const related = whole === undefined ? [] : relatedContents(whole, GIVEN);
      expect(found?.related.map(({ id }) => id)).toEqual(related.map(({ id }) => id));
    });

    test('that are not there are null, whatever was asked', async () => {
      for (const id of ['none', 'whole ', '../whole', '', '가'])
        expect(await contents.one(id)).toBeNull();
    });

    test('are found by their ids in the order asked for, each once', async () => {
      const some = await contents.some(['older-1', 'none', 'whole', 'older-1', 'no id!']);
      expect(some.map(({ id }) => id)).toEqual(['older-1', 'whole']);
      expect(await contents.some([])).toEqual([]);
      const many = Array.from({ length: MOST_CONTENTS_BY_ID }, (_, at) => `x${at}`);
      expect(await contents.some([...many, 'whole'])).toEqual([]);
    });

    test('have topics, the most frequent first', async () => {
      expect(await contents.topics()).toEqual([
        { tag: '요리', count: 10 },
        { tag: '자취 시작', count: 9 },
        { tag: '계약', count: 3 },
        { tag: '이사', count: 2 },
      ]);
    });

    test('are no more asked for when the question was called off', async () => {
      const off = AbortSignal.abort();
      const query = { tag: null, limit: 5, cursor: null };
      for (const asked of [
        contents.list(query, off),
        contents.one('whole', off),
        contents.some(['whole'], off),
        contents.topics(off),
      ])
        await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    });
  });
}
