import { describe, expect, test } from 'vitest';
import { DrawnPictures } from '../../../server/pictures/drawn-pictures';
import { AllPictures } from '../../../server/pictures/shown-pictures';
import type { StoredPicture } from '../../../server/ports/pictures/stored-pictures';
import { shownPicture } from '../../support/contents';

const BROUGHT: StoredPicture = { id: 'a1b2', width: 800, height: 600 };

describe('pictures of articles', () => {
  const asked: string[][] = [];
  const pictures = new AllPictures({
    drawn: new DrawnPictures({ baseUrl: 'https://images.example', secret: 'secret' }),
    brought: {
      some: (ids) => {
        asked.push([...ids]);
        return Promise.resolve(ids.includes(BROUGHT.id) ? [BROUGHT] : []);
      },
    },
    presentCard: (path) => `card ${path}`,
    present: ({ id, width, height }) => ({ ...shownPicture(id), width, height }),
  });

  test('are drawn or brought; what is neither is left out', async () => {
    const found = await pictures.of(['scene-desk', 'a1b2', 'scene-moon', 'scene-', 'toString']);
    expect([...found.keys()]).toEqual(['scene-desk', 'a1b2']);
    expect(found.get('scene-desk')).toMatchObject({ width: 1280, height: 960 });
    expect(found.get('a1b2')).toMatchObject(BROUGHT);
    expect(asked).toEqual([['a1b2', 'scene-moon', 'scene-', 'toString']]);
  });

  test('have a card by their path', () => {
    expect(pictures.card('scene-desk')).toBe('card /scene/desk');
    expect(pictures.card('a1b2')).toBe('card /upload/a1b2');
  });

  test('that are drawn have signed links of their sizes', async () => {
    const desk = (await pictures.of(['scene-desk'])).get('scene-desk');
    expect(desk?.small).toMatch(
      /^https:\/\/images\.example\/images\/[\w-]+=*\/.*240x180.*\/scene\/desk$/,
    );
    expect(desk?.large).toMatch(/1280x960/);
  });
});
