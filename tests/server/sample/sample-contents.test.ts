import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentLinks, documentPictures, documentText, headingsOf } from '#core';
import { drawnContentPictures } from '../../../server/import/contents/content-pictures';
import { readContentFolder, type ContentFolder } from '../../../server/import/contents/read-folder';

describe('the articles of the sample', () => {
  let folder: ContentFolder;
  beforeAll(async () => {
    folder = await readContentFolder(
      join(import.meta.dirname, '../../../server/sample/contents'),
      drawnContentPictures,
    );
  });

  it('are forty or more, each of which the import takes', () => {
    expect(folder.rejected).toEqual([]);
    expect(folder.contents.length).toBeGreaterThanOrEqual(40);
  });

  it('have a picture before them and one within, with words for those who do not see it', () => {
    for (const { id, coverId, coverAlt, document } of folder.contents) {
      expect(coverId, id).not.toBeNull();
      expect(coverAlt.length, id).toBeGreaterThan(5);
      expect(documentPictures(document).length, id).toBeGreaterThan(0);
      expect(headingsOf(document).length, id).toBeGreaterThan(2);
    }
  });

  it('lead to articles that are there', () => {
    const ids = new Set(folder.contents.map(({ id }) => id));
    const led = folder.contents
      .flatMap(({ document }) => documentLinks(document))
      .flatMap((link) => /^\/contents\/(.+)$/.exec(link)?.[1] ?? []);
    expect(led.length).toBeGreaterThan(20);
    expect(led.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('are marked where they say themselves that their figures are examples', () => {
    for (const { id, isExample, document } of folder.contents)
      expect(isExample, id).toBe(/예시예요|의 예시/.test(documentText(document)));
  });
});
