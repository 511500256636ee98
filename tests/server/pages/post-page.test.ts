import { describe, expect, it } from 'vitest';
import { headOf } from '../../../server/pages/head-of';
import { AskedOnce } from '../../../server/shared/asked-once';
import { appDeps } from '../../support/app-deps';
import { fakePosts } from '../../support/fake-posts';

describe('the head of a post', () => {
  it('is its title and its first words, under one address', async () => {
    expect(await headOf(appDeps(), '/posts/1/?p=share')).toMatchObject({
      status: 200,
      title: '겨울을 나는 법',
      description: '자취 꿀팁 · 창가에서 한 뼘 떼어 두세요.',
      path: '/posts/1',
      isListed: true,
    });
  });

  it('is that of nothing where a visitor sees none, and says where it was deleted', async () => {
    expect(await headOf(appDeps(), '/posts/2')).toMatchObject({ status: 404, isListed: false });
    const one = () => Promise.resolve({ ok: false, reason: 'gone' } as const);
    const deleted = appDeps({ posts: fakePosts({ one }) });
    expect(await headOf(deleted, '/posts/1')).toMatchObject({ status: 410, isListed: false });
  });

  it('is asked for as a visitor, and once with what the page shows', async () => {
    const asked: unknown[] = [];
    const known = fakePosts();
    const posts = fakePosts({
      one: (id, reader) => {
        asked.push([id, reader]);
        return known.one(id, reader);
      },
    });
    const once = new AskedOnce();
    await headOf(appDeps({ posts }), '/posts/1', once);
    await headOf(appDeps({ posts }), '/posts/1', once);
    expect(asked).toEqual([['1', null]]);
  });
});
