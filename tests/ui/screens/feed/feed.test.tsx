import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError, STORAGE_KEY, storedReadingPlaces } from '#core';
import { newContent } from '../../../support/contents';
import { ContentStage, manyContents } from '../../support/content-stage';
import { deferred } from '../../support/deferred';
import { leaveAndReturn } from '../../support/leave-and-return';
import { openFeed, rows, scrollTo, tiles, titles, topics } from './feed-kit';

beforeEach(() => {
  localStorage.clear();
});

const someStage = () =>
  new ContentStage([
    newContent({
      id: 'winter',
      title: '난방비 줄인 방',
      tags: ['살림', '겨울'],
      publishedOn: '20261121',
    }),
    newContent({
      id: 'rent',
      title: '월세 지원, 신청 전에',
      tags: ['청년 정책'],
      publishedOn: '20261120',
    }),
    newContent({
      id: 'market',
      title: '1인분 장보기',
      tags: ['살림'],
      publishedOn: '20261119',
      isExample: true,
      coverId: null,
    }),
  ]);

describe('the magazine', () => {
  it('has the latest article large, then the others with tag, minutes and day', async () => {
    openFeed(someStage());
    expect(await titles()).toEqual(['난방비 줄인 방', '월세 지원, 신청 전에', '1인분 장보기']);
    const [lead, rent, market] = await rows();
    expect(lead?.textContent).toContain('도장을 찍기 전에 한 번 더 보는 목록이에요.');
    expect(rent?.textContent).not.toContain('도장을 찍기');
    expect(rent?.textContent).toContain('청년 정책');
    expect(rent?.textContent).toContain('1분 · 2026.11.20');
    expect(rent?.querySelector('img')?.width).toBe(1280);
    expect(market?.textContent).toContain('예시');
    expect(market?.querySelector('img')).toBeNull();
    expect(screen.getByRole('link', { name: '1인분 장보기' }).getAttribute('href')).toBe(
      '/contents/market',
    );
    expect(document.title).toBe('피드 · 한칸');
  });

  it('leads by its topics to those of one, and from there to the next in the same entry', async () => {
    const { stores } = openFeed(someStage());
    await rows();
    const before = stores.history.entries.length;
    fireEvent.click(within(topics()).getByRole('link', { name: '살림' }));
    await screen.findByRole('heading', { level: 1, name: '#살림' });
    expect(await titles()).toEqual(['난방비 줄인 방', '1인분 장보기']);
    expect(window.location.pathname).toBe(`/feed/tag/${encodeURIComponent('살림')}`);
    expect(document.title).toBe('#살림 · 한칸');
    expect((await rows())[0]?.textContent).not.toContain('도장을 찍기');
    fireEvent.click(within(topics()).getByRole('link', { name: '겨울' }));
    await screen.findByRole('heading', { level: 1, name: '#겨울' });
    expect(stores.history.entries).toHaveLength(before + 1);
    expect(within(topics()).getByRole('link', { current: 'page' }).textContent).toBe('겨울');
    fireEvent.click(screen.getByRole('button', { name: '뒤로' }));
    await screen.findByRole('heading', { level: 1, name: '피드' });
  });

  it('names a tag among its topics that is not among the frequent ones', async () => {
    const rare = Array.from({ length: 20 }, (_, at) =>
      newContent({ id: `a${at}`, tags: [`주제${String(at).padStart(2, '0')}`] }),
    );
    openFeed(new ContentStage(rare), `/feed/tag/${encodeURIComponent('주제19')}`);
    await rows();
    expect(within(topics()).getByRole('link', { current: 'page' }).textContent).toBe('주제19');
  });

  it('is read without topics where they could not be had', async () => {
    const stage = someStage();
    stage.topicsFailure = new AppError('offline');
    openFeed(stage);
    expect(await titles()).toHaveLength(3);
    expect(within(topics()).getAllByRole('link')).toHaveLength(1);
  });

  it('says that it waits, and what is to be done where it could not be had', async () => {
    const stage = someStage();
    const gate = deferred<null>();
    stage.gate = gate.promise;
    stage.failure = new AppError('offline');
    openFeed(stage);
    expect(await screen.findByRole('status', { name: '글을 불러오는 중이에요.' })).toBeTruthy();
    gate.resolve(null);
    expect(await screen.findByText('글을 불러오지 못했어요')).toBeTruthy();
    stage.failure = null;
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(await titles()).toHaveLength(3);
  });

  it('says that there is nothing yet', async () => {
    openFeed(new ContentStage([]));
    expect(await screen.findByText('아직 글이 없어요')).toBeTruthy();
  });

  it.each(['없는 말', '월세 30/만원?', '<b>'])(
    'has nothing of %s, and leads to all',
    async (tag) => {
      openFeed(someStage(), `/feed/tag/${encodeURIComponent(tag)}`);
      expect(await screen.findByText(`‘${tag}’ 글이 아직 없어요`)).toBeTruthy();
      fireEvent.click(screen.getByRole('link', { name: '모든 글 보기' }));
      expect(await titles()).toHaveLength(3);
    },
  );

  it('does not ask for what no tag can be', async () => {
    const stage = someStage();
    openFeed(stage, `/feed/tag/${encodeURIComponent('<b>')}`);
    await screen.findByText('‘<b>’ 글이 아직 없어요');
    expect(stage.asked.lists).toEqual([]);
  });

  it('is there on the way back without a request', async () => {
    const stage = someStage();
    const services = openFeed(stage);
    await rows();
    const before = stage.asked.lists.length + stage.asked.topics;
    await leaveAndReturn(services);
    expect(await titles()).toHaveLength(3);
    expect(stage.asked.lists.length + stage.asked.topics).toBe(before);
  });
});

describe('what was read halfway', () => {
  const keep = (...ids: readonly string[]) => {
    const places = ids.map((TARGET_ID) => ({ TARGET_ID, PERCENT: 42, DATE: 1 }));
    localStorage.setItem(STORAGE_KEY.READING_PLACES, storedReadingPlaces(places));
  };

  it('is offered above the others, the last of it', async () => {
    keep('rent', 'market');
    openFeed(someStage());
    const link = await screen.findByRole('link', { name: /이어서 읽기/ });
    expect(link.textContent).toBe('이어서 읽기 · 42%월세 지원, 신청 전에');
    expect(link.getAttribute('href')).toBe('/contents/rent');
  });

  it('is there on the way back without a request', async () => {
    keep('rent');
    const stage = someStage();
    const services = openFeed(stage);
    await screen.findByRole('link', { name: /이어서 읽기/ });
    const before = stage.asked.some.length;
    await leaveAndReturn(services);
    await screen.findByRole('link', { name: /이어서 읽기/ });
    expect(stage.asked.some).toHaveLength(before);
  });

  it('is not offered where it is gone, nor among the articles of a tag', async () => {
    keep('gone');
    const { stores } = openFeed(someStage());
    await rows();
    expect(screen.queryByText(/이어서 읽기/)).toBeNull();
    keep('rent');
    act(() => {
      stores.history.push(`/feed/tag/${encodeURIComponent('살림')}`);
    });
    await screen.findByRole('heading', { level: 1, name: '#살림' });
    await rows();
    expect(screen.queryByText(/이어서 읽기/)).toBeNull();
  });
});

const MANY = 1000;
const ROW_PX = 120;
/** More would be felt on a slow phone. */
const MOST_ROWS = 60;

/** The list is as tall as all of its rows, whichever of them are drawn. */
const loadedRows = () => Number(tiles().style.height.replace('px', '')) / ROW_PX;

describe('a long list', () => {
  it('comes page by page with few rows in the page; Back has them all', async () => {
    const stage = new ContentStage(manyContents(MANY));
    const services = openFeed(stage);
    await rows();
    for (let turn = 0; turn < 500 && loadedRows() < MANY - 5; turn += 1) {
      await act(async () => {
        scrollTo(loadedRows() * ROW_PX - window.innerHeight);
        await Promise.resolve();
      });
      expect(document.querySelectorAll('article').length).toBeLessThanOrEqual(MOST_ROWS);
    }
    scrollTo(MANY * ROW_PX - window.innerHeight);
    expect(await screen.findByText('글 999')).toBeTruthy();
    const before = stage.asked.lists.length;
    await leaveAndReturn(services);
    scrollTo(MANY * ROW_PX - window.innerHeight);
    expect(await screen.findByText('글 999')).toBeTruthy();
    expect(stage.asked.lists).toHaveLength(before);
  });

  it('offers to ask again for a page that did not come', async () => {
    const stage = new ContentStage(manyContents(60));
    openFeed(stage);
    await rows();
    stage.failure = new AppError('offline');
    act(() => {
      scrollTo(loadedRows() * ROW_PX - window.innerHeight);
    });
    expect(await screen.findByText('다음 글을 불러오지 못했어요.')).toBeTruthy();
    stage.failure = null;
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    await waitFor(() => {
      expect(loadedRows()).toBe(55);
    });
  });
});
