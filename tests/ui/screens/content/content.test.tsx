import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError, EMPTY_FILTER, MAP_START, STORAGE_KEY, type HouseSearch } from '#core';
import { deferred } from '../../support/deferred';
import { renderApp } from '../../support/render-app';
import { ARTICLE_PATH, articleStage } from './content-kit';

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const headline = () => screen.findByRole('heading', { level: 1, name: /보증금을 지키는/ });

describe('an article', () => {
  it('says what it is about, of whom and how long it takes, and shows its text', async () => {
    const stage = articleStage();
    renderApp(ARTICLE_PATH, { contents: stage });
    await headline();
    const article = screen.getAllByRole('article')[0]?.textContent ?? '';
    expect(article).toContain('하루 안에 끝내야 하는 일을 정리했어요.');
    expect(article).toContain('한칸 편집부예시');
    expect(article).toContain('2026.11.18 · 읽는 데 1분');
    expect(article).toContain('하루가 보증금을 지켜요');
    expect(screen.getByRole('table').textContent).toContain('서울');
    expect(screen.getByRole('img', { name: '책상 위의 계약서와 열쇠' })).toBeTruthy();
    const picture = screen.getByRole('img', { name: '이삿짐 상자가 놓인 빈 방' });
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual([
      '1280',
      '960',
    ]);
    fireEvent.click(screen.getByRole('checkbox', { name: '문자를 받았어요' }));
    expect(screen.getByRole('checkbox', { name: '문자를 받았어요' })).toHaveProperty(
      'checked',
      true,
    );
  });

  it('loads what is of another site when it is pressed', async () => {
    renderApp(ARTICLE_PATH, { contents: articleStage() });
    await headline();
    expect(document.querySelector('iframe')).toBeNull();
    const film = screen.getByRole('link', { name: /등기 읽는 법/ });
    // In a window of its own it opens on its own site, as it does where no script runs.
    expect(film.getAttribute('href')).toBe('https://youtu.be/abcdefghijk');
    fireEvent.click(film, { ctrlKey: true });
    expect(document.querySelector('iframe')).toBeNull();
    fireEvent.click(film);
    expect(screen.getByTitle('등기 읽는 법').getAttribute('src')).toMatch(/youtube-nocookie/);
  });

  it('leads by its contents to its parts, in its own entry', async () => {
    const { stores } = renderApp(ARTICLE_PATH, { contents: articleStage() });
    await headline();
    const contents = within(screen.getByRole('navigation', { name: '목차' }));
    expect(contents.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '1잔금 보내기 전에 볼 것',
      '2다 끝났는지 확인하기',
    ]);
    const entries = stores.history.entries.length;
    const part = screen.getByRole('heading', { name: '다 끝났는지 확인하기' });
    fireEvent.click(contents.getByRole('link', { name: /다 끝났는지/ }));
    expect(document.activeElement).toBe(part);
    expect(decodeURIComponent(window.location.hash)).toBe(`#${part.id}`);
    expect(stores.history.entries).toHaveLength(entries);
  });

  it('shows a house as it is today', async () => {
    const query = { at: MAP_START.center, filter: EMPTY_FILTER, limit: 1 };
    renderApp(ARTICLE_PATH, ({ houses }) => ({
      contents: articleStage(),
      houses: Object.assign(Object.create(houses) as HouseSearch, {
        some: async (ids: readonly string[]) =>
          (await houses.nearest(query)).map((house) => ({ ...house, id: ids[0] })),
      }),
    }));
    await headline();
    expect(document.querySelector('a[href="/place/1"]')?.textContent).toMatch(/월세|전세/);
  });

  it('offers what is like it, and its tags', async () => {
    renderApp(ARTICLE_PATH, { contents: articleStage() });
    await headline();
    const related = within(screen.getByRole('region', { name: '이어서 읽을 글' }));
    expect(related.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      '집주인이 바뀌었어요',
      '1인분 장보기',
    ]);
    const tags = within(screen.getByRole('list', { name: '태그' })).getAllByRole('link');
    expect(tags.map((tag) => tag.textContent)).toEqual(['#계약', '#이사']);
    fireEvent.click(related.getByRole('link', { name: '1인분 장보기' }));
    await screen.findByRole('heading', { level: 1, name: '1인분 장보기' });
  });

  it('is kept, and let go, at both of its places', async () => {
    const { stores } = renderApp(ARTICLE_PATH, { contents: articleStage() });
    await headline();
    fireEvent.click(screen.getByRole('button', { name: '찜하기' }));
    expect(stores.bookmarks.find('content', 'moving-day')).toBeDefined();
    const above = screen.getByRole('button', { name: '보증금을 지키는 이사 당일 순서 찜하기' });
    expect(above.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(above);
    expect(stores.bookmarks.find('content', 'moving-day')).toBeUndefined();
  });

  it('is shared, printed and reported', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    renderApp(ARTICLE_PATH, { contents: articleStage() });
    await headline();
    fireEvent.click(screen.getByRole('button', { name: '더 많은 기능' }));
    fireEvent.click(screen.getByRole('button', { name: '인쇄하기' }));
    expect(print).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: '공유하기' }));
    const dialog = await screen.findByRole('dialog', { name: '공유하기' });
    expect(dialog.textContent).toContain('보증금을 지키는 이사 당일 순서');
  });

  it('is remembered as read', async () => {
    const { stores } = renderApp(ARTICLE_PATH, { contents: articleStage() });
    await headline();
    expect(stores.recents.community[0]).toMatchObject({ TARGET_ID: 'moving-day', TYPE: 'CONTENT' });
    expect(localStorage.getItem(STORAGE_KEY.RECENT_VIEWED_COMMUNITY)).toContain('moving-day');
  });

  it('is there on the way back without a request', async () => {
    const stage = articleStage();
    const { stores } = renderApp(ARTICLE_PATH, { contents: stage });
    await headline();
    const before = stage.asked.articles.length;
    stores.history.push('/mate');
    await screen.findByRole('heading', { level: 1, name: '메이트' });
    stores.history.back();
    await headline();
    expect(stage.asked.articles).toHaveLength(before);
  });
});

describe('what is no article', () => {
  it('is said to be gone, and nothing of it is remembered', async () => {
    const { stores } = renderApp('/contents/none', { contents: articleStage() });
    expect(await screen.findByText('삭제된 게시물입니다.')).toBeTruthy();
    expect(document.title).toBe('페이지를 찾을 수 없어요 · 한칸');
    expect(stores.recents.community).toEqual([]);
    fireEvent.click(screen.getByRole('link', { name: '피드 보기' }));
    await screen.findByRole('heading', { level: 1, name: '피드' });
  });

  it('is waited for, and asked for again where it could not be had', async () => {
    const stage = articleStage();
    const gate = deferred<null>();
    stage.gate = gate.promise;
    stage.failure = new AppError('offline');
    renderApp(ARTICLE_PATH, { contents: stage });
    expect(await screen.findByRole('status', { name: '글을 불러오는 중이에요.' })).toBeTruthy();
    gate.resolve(null);
    expect(await screen.findByText('글을 불러오지 못했어요')).toBeTruthy();
    stage.failure = null;
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    await headline();
  });
});
