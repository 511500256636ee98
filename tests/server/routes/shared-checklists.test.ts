import { afterAll, describe, expect, test } from 'vitest';
import { hybridStampAt, newChecklist, uuidV7, withEntry, withPhoto } from '#core';
import { buildApp } from '../../../server/app';
import { appDeps } from '../../support/app-deps';
import { fakeChecklists } from '../../support/fake-checklists';

const CODE = 'a-link-that-somebody-sent';
const ID = uuidV7(1_780_000_000_000, [7]);
const PICTURE = { id: 'bath', width: 640, height: 480 };
/** Of an item that was taken off the list. */
const HIDDEN = { room: 'BATH', item: 'bath-mould' };

describe('what is behind a link to a checklist', () => {
  let isOpen = true;
  const rendered: string[] = [];
  const photo = {
    id: 'p1',
    room: null,
    item: null,
    pictureId: 'bath',
    caption: null,
    removed: null,
  };
  const listed = withPhoto(newChecklist(ID), photo);
  const taken = withEntry(listed, HIDDEN, 'isShown', false, hybridStampAt(1, 'phone'));
  const checklist = withPhoto(taken, { ...photo, ...HIDDEN, id: 'p2', pictureId: 'hidden' });
  const building = buildApp(
    appDeps({
      checklists: {
        ...fakeChecklists(),
        shared: (code) =>
          Promise.resolve(
            isOpen && code === CODE
              ? {
                  checklist,
                  revision: 1,
                  share: {
                    code,
                    until: Date.parse('2026-11-27T12:00:00+09:00'),
                    choice: { address: false, name: false, tel: false },
                  },
                  pictures: [PICTURE, { ...PICTURE, id: 'hidden' }],
                }
              : null,
          ),
      },
      images: {
        render: (path) => {
          rendered.push(path);
          const bytes = Buffer.from('a picture');
          const value = {
            bytes,
            contentType: 'image/webp',
            etag: '"x"',
            keptSeconds: 9,
            isPrivate: true,
          };
          return Promise.resolve({ ok: true, value });
        },
      },
    }),
  );
  afterAll(async () => (await building).close());
  const get = async (path: string) => (await building).inject(path);

  test('is kept by nobody, and its photos are asked by the link', async () => {
    const answer = await get(`/v2/views/${CODE}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { item } = answer.json<{ item: { pictures: { medium: string }[] } }>();
    expect(answer.payload).not.toContain('/images/');
    const picture = await get(item.pictures[0]?.medium ?? '');
    expect(picture.statusCode).toBe(200);
    expect(picture.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'image/webp',
    });
    expect(rendered).toEqual(['private/m/bath']);
  });

  test.each(['kitchen', 'hidden'])('is no photo that it does not show: %s', async (picture) => {
    const answer = await get(`/v2/views/${CODE}/pictures/${picture}?size=small`);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      404,
      'no-such-image',
    ]);
    expect((await get(`/v2/views/${CODE}`)).payload).not.toContain(picture);
  });

  test('is nothing, without its photos, once it was withdrawn', async () => {
    isOpen = false;
    for (const path of [`/v2/views/${CODE}`, `/v2/views/${CODE}/pictures/bath?size=medium`]) {
      const answer = await get(path);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        404,
        'view-ended',
      ]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });
});
