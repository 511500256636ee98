import {
  AppError,
  compareContents,
  documentPictures,
  readingMinutes,
  relatedContents,
  type DocumentPicture,
} from '#core';
import type {
  ContentRecord,
  NewContent,
  StoredContents,
  WholeContentRecord,
} from '../../server/ports/magazine/contents';
import type { ShownPictures } from '../../server/ports/pictures/shown-pictures';
import { BadCursorError } from '../../server/shared/sealed-cursor';
import { MemoryContents } from '../../src/adapters/memory/memory-contents';
import { newContent, shownContent, shownPicture } from './contents';

const VERSION = '1';

/** Every picture is there, as large as scenes are. */
export const fakeShownPictures: ShownPictures = {
  of: (ids) =>
    Promise.resolve(new Map<string, DocumentPicture>(ids.map((id) => [id, shownPicture(id)]))),
  card: (id) => `/images/c/${id}`,
};

const wholeOf = (content: NewContent): WholeContentRecord => ({
  ...content,
  minutes: readingMinutes(content.document),
  pictureIds: documentPictures(content.document),
});

function recordOf(content: WholeContentRecord): ContentRecord {
  const { document, pictureIds, ...record } = content;
  return record;
}

/** Stored articles without a database: what the memory answers. */
export function fakeContents(contents: readonly NewContent[] = [newContent()]): StoredContents {
  const memory = new MemoryContents(contents.map(shownContent));
  const all = contents.map(wholeOf).sort(compareContents);
  const records = (ids: readonly string[]) =>
    ids.flatMap((id) => all.find((one) => one.id === id) ?? []).map(recordOf);
  return {
    list: async (query) => {
      try {
        const page = await memory.list(query);
        return { ...page, items: records(page.items.map(({ id }) => id)), version: VERSION };
      } catch (error) {
        throw error instanceof AppError ? new BadCursorError() : error;
      }
    },
    one: (id) => {
      const content = all.find((one) => one.id === id);
      if (content === undefined) return Promise.resolve({ ok: false, reason: 'none' });
      const related = relatedContents(content, all).map(recordOf);
      return Promise.resolve({ ok: true, value: { content, related, version: VERSION } });
    },
    latest: (most) => Promise.resolve({ items: all.slice(0, most), version: VERSION }),
    some: (ids) => Promise.resolve(records([...new Set(ids)])),
    topics: () => memory.topics(),
    findable: (most) =>
      Promise.resolve(
        all.slice(0, most).map(({ id, publishedOn }) => ({ id, changedOn: publishedOn })),
      ),
    version: () => Promise.resolve(VERSION),
  };
}
