import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError, type ContentListQuery } from '#core';
import { ContentStage, manyContents } from '../support/content-stage';
import { renderApp } from '../support/render-app';

const section = async () => within(await screen.findByRole('region', { name: '매거진' }));
const titles = async () =>
  (await (await section()).findAllByRole('heading', { level: 3 })).map((one) => one.textContent);

describe('the magazine of the home screen', () => {
  it('has the three latest articles, and leads to all of them', async () => {
    const contents = new ContentStage(manyContents(5));
    renderApp('/', { contents });
    expect(await titles()).toEqual(['글 0', '글 1', '글 2']);
    const all = (await section()).getByRole('link', { name: '매거진 전체 보기' });
    expect(all.getAttribute('href')).toBe('/feed');
    expect(contents.asked.lists[0]).toEqual({
      tag: null,
      limit: 3,
      cursor: null,
    } satisfies ContentListQuery);
  });

  it('is not there where nothing is written yet', async () => {
    renderApp('/', { contents: new ContentStage([]) });
    await screen.findByRole('region', { name: '곧 마감되는 청년 공고' });
    await screen.findByRole('region', { name: '오늘 올라온 집' });
    expect(screen.queryByRole('region', { name: '매거진' })).toBeNull();
  });

  it('is asked for again where it could not be had', async () => {
    const contents = new ContentStage(manyContents(5));
    contents.failure = new AppError('offline');
    renderApp('/', { contents });
    expect(await (await section()).findByText('네트워크 연결을 확인해 주세요.')).toBeTruthy();
    contents.failure = null;
    fireEvent.click((await section()).getByRole('button', { name: '다시 불러오기' }));
    expect(await titles()).toHaveLength(3);
  });

  it('is there on the way back, without a request', async () => {
    const contents = new ContentStage(manyContents(5));
    const { stores } = renderApp('/', { contents });
    await titles();
    const before = contents.asked.lists.length;
    stores.history.push('/mate');
    await screen.findByRole('heading', { name: '메이트' });
    stores.history.back();
    expect(await titles()).toHaveLength(3);
    expect(contents.asked.lists).toHaveLength(before);
  });
});
