import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookmarkOf, STORAGE_KEY, storedBookmarks, type Post, type Search } from '#core';
import { ScriptedHouses } from '../../support/scripted-houses';
import { BEAR, CAT, CommunityStage, MOON } from '../support/community-stage';
import { deferred } from '../support/deferred';
import { renderApp } from '../support/render-app';

const LOFT = '복층은 여름에 더운가요';
const ALLEY = '밤에 밝은 골목 있나요';
const WORD = '물어봐요';

/** Everywhere where posts stand. */
const PLACES = [
  ['the list of posts', '/youth/communities'],
  ['the popular posts at home', '/'],
  ['the popular posts of today', '/youth/todays'],
  ['what is found', `/search?q=${WORD}&kind=post`],
  ['what was kept', '/zzim?sub=zzim-bookmark&of=post'],
  ['what was read lately', '/zzim?tab=recent&sub=zzim-bookmark&of=post'],
] as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Finds posts as the stage has them, and nothing else. */
const searchOn = (stage: CommunityStage): Search => ({
  find: async ({ q, kind, limit, cursor }) => {
    if (kind !== 'post') return { items: [], total: 0, next: null, corrected: null };
    const query = { categoryTypeCode: null, sort: 'newest', q, limit, cursor } as const;
    const { items, total, next } = await stage.posts.port.list(query);
    const hits = items.map((post) => ({ kind, post, said: post.preview, comment: null }));
    return { items: hits, total, next, corrected: null };
  },
});

/** Two posts of two people where a third one reads them. */
async function opened(path: string) {
  const stage = new CommunityStage();
  stage.reader = MOON;
  const loft = await stage.post(LOFT, { by: CAT });
  const alley = await stage.post(ALLEY, { by: BEAR });
  const ids = [loft.id, alley.id];
  const kept = ids.map((id, at) => bookmarkOf('post', id, 1000 - at));
  localStorage.setItem(STORAGE_KEY.ZZIM_COMMUNITY, storedBookmarks(kept));
  const read = ids.map((id) => ({ TARGET_ID: id, TYPE: 'POST' }));
  localStorage.setItem(STORAGE_KEY.RECENT_VIEWED_COMMUNITY, JSON.stringify(read));
  localStorage.setItem(STORAGE_KEY.USER_DATA, JSON.stringify({ ID: MOON.id }));
  const services = renderApp(path, {
    houses: new ScriptedHouses(),
    search: searchOn(stage),
    ...stage.services,
  });
  act(() => {
    services.stores.session.signedIn({ ID: MOON.id, NICKNAME: MOON.nickname });
  });
  await screen.findByText(LOFT);
  await screen.findByText(ALLEY);
  return { stage, loft, community: services.stores.community };
}

describe.each(PLACES)('%s', (_, path) => {
  it('has nobody who was blocked, at once, and has them again', async () => {
    const { stage, community } = await opened(path);
    await stage.blocks.port.block(CAT.id);
    const { promise, resolve } = deferred<undefined>();
    stage.posts.gate = promise;
    act(() => {
      community.blocked(MOON.id, CAT.id);
    });
    // Before anything is answered.
    expect(screen.queryByText(LOFT)).toBeNull();
    expect(screen.getByText(ALLEY)).toBeTruthy();
    await act(async () => {
      resolve(undefined);
      await promise;
    });
    await waitFor(() => {
      expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    });
    await stage.blocks.port.unblock(CAT.id);
    act(() => {
      community.unblocked(MOON.id, CAT.id);
    });
    expect(await screen.findByText(LOFT)).toBeTruthy();
  });

  it('says what a post has become, and has it no more once it was deleted', async () => {
    const { stage, loft, community } = await opened(path);
    const changed: Post = { ...loft, title: '복층은 겨울에 추운가요', editedAt: loft.createdAt };
    act(() => {
      community.learn(changed);
    });
    expect(screen.queryByText(LOFT)).toBeNull();
    expect(screen.getByText(changed.title)).toBeTruthy();
    const asked = stage.posts.asked.length;
    act(() => {
      community.removed(loft.id);
    });
    expect(screen.queryByText(changed.title)).toBeNull();
    expect(screen.getByText(ALLEY)).toBeTruthy();
    expect(stage.posts.asked).toHaveLength(asked);
  });
});

it('what is found is counted without those who were blocked', async () => {
  const { community, stage } = await opened(`/search?q=${WORD}`);
  const count = () => screen.getByRole('link', { name: /^글/ }).textContent;
  expect(count()).toBe('글2');
  stage.posts.gate = new Promise(() => undefined);
  act(() => {
    community.blocked(MOON.id, CAT.id);
  });
  expect(count()).toBe('글1');
});

it('a post that was just published stands in a list that was kept', async () => {
  const { stage, community } = await opened('/youth/communities');
  const written = await stage.post('새로 쓴 글', { by: MOON });
  act(() => {
    community.written(written);
  });
  expect(await screen.findByText('새로 쓴 글')).toBeTruthy();
});

it('a list that could not be asked for anew can still be read', async () => {
  const { stage, community } = await opened('/youth/communities');
  stage.posts.failure = new Error('The network is gone.');
  act(() => {
    community.blocked(MOON.id, CAT.id);
  });
  await waitFor(() => {
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });
  expect(screen.getByText(ALLEY)).toBeTruthy();
});

it('a post that was moved to another board leaves the list of its former one', async () => {
  const { loft, community } = await opened('/youth/communities?board=CATEC00004');
  act(() => {
    community.learn({ ...loft, categoryTypeCode: 'CATEC00001' });
  });
  expect(screen.queryByText(LOFT)).toBeNull();
});
