import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseReadingPlaces, STORAGE_KEY } from '#core';
import { renderApp } from '../../support/render-app';
import { ARTICLE_PATH, articleStage, readTo } from './content-kit';

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  Reflect.deleteProperty(window, 'scrollY');
  vi.restoreAllMocks();
});

const kept = () =>
  parseReadingPlaces(localStorage.getItem(STORAGE_KEY.READING_PLACES)).map(
    ({ TARGET_ID, PERCENT }) => [TARGET_ID, PERCENT],
  );
const keep = (PERCENT: number) => {
  const place = { TARGET_ID: 'moving-day', PERCENT, DATE: 1 };
  localStorage.setItem(STORAGE_KEY.READING_PLACES, JSON.stringify([place]));
};

async function open() {
  const services = renderApp(ARTICLE_PATH, { contents: articleStage() });
  await screen.findByRole('heading', { level: 1, name: /보증금을 지키는/ });
  return services;
}

describe('how far an article is read', () => {
  it('is kept on the device, the furthest of it', async () => {
    await open();
    await readTo(42);
    expect(kept()).toEqual([['moving-day', 42]]);
    await readTo(3);
    window.dispatchEvent(new Event('pagehide'));
    expect(kept()).toEqual([['moving-day', 42]]);
  });

  it('is kept of the last lines, too, when the page is left', async () => {
    const { stores } = await open();
    await readTo(42);
    await readTo(44);
    stores.history.push('/mate');
    await waitFor(() => {
      expect(kept()).toEqual([['moving-day', 44]]);
    });
  });

  it('is nothing of one that was only looked at, and no more once it was read', async () => {
    await open();
    await readTo(2);
    window.dispatchEvent(new Event('pagehide'));
    expect(kept()).toEqual([]);
    await readTo(50);
    expect(kept()).toHaveLength(1);
    await readTo(100);
    expect(kept()).toEqual([]);
  });

  it('is told by the part that is read now', async () => {
    await open();
    for (const [name, top] of [
      ['잔금 보내기 전에 볼 것', -900],
      ['다 끝났는지 확인하기', 60],
    ] as const)
      screen.getByRole('heading', { name }).getBoundingClientRect = () =>
        new DOMRect(0, top, 390, 30);
    await readTo(50);
    const contents = within(screen.getByRole('navigation', { name: '목차' }));
    expect(contents.getByRole('link', { current: 'location' }).textContent).toContain(
      '다 끝났는지',
    );
  });
});

describe('what was read before', () => {
  it('is offered, and gone on with by one press', async () => {
    keep(42);
    await open();
    expect(screen.getByText(/지난번에/).textContent).toBe('지난번에 42%까지 읽었어요');
    await readTo(0);
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    fireEvent.click(screen.getByRole('button', { name: '이어서 읽기' }));
    const range = 4000 - (window.innerHeight - 72);
    const [, to] = scrolled.mock.lastCall as unknown as [number, number];
    expect(to).toBeCloseTo(window.scrollY + (range * 42) / 100, 0);
  });

  it('is not offered any more to one who begins anew', async () => {
    keep(42);
    await open();
    const note = screen.getByText(/지난번에/).parentElement;
    expect(note?.className).not.toMatch(/passed/);
    await readTo(30);
    expect(note?.className).toMatch(/passed/);
    expect(kept()).toEqual([['moving-day', 42]]);
  });

  it('is not offered of another article', async () => {
    localStorage.setItem(
      STORAGE_KEY.READING_PLACES,
      JSON.stringify([{ TARGET_ID: 'owner', PERCENT: 42, DATE: 1 }]),
    );
    await open();
    expect(screen.queryByText(/지난번에/)).toBeNull();
  });
});
