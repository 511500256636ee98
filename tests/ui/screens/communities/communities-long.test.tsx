import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type PostListQuery, type PostSummary } from '#core';
import { CommunityStage, madePost } from '../../support/community-stage';
import { leaveAndReturn } from '../../support/leave-and-return';
import { openCommunities, rows, scrollTo } from './communities-kit';

const MANY = 10_000;
const ROW_PX = 140;
/** More would be felt on a slow phone. */
const MOST_ROWS = 60;

const numbered = (at: number): PostSummary => madePost({ id: String(at), title: `글 ${at}` });

/** Ten thousand, page by page. */
function longStage(): CommunityStage {
  const stage = new CommunityStage();
  const list = ({ cursor, limit }: PostListQuery) => {
    const start = Number(cursor ?? 0);
    const end = Math.min(start + limit, MANY);
    const items = Array.from({ length: end - start }, (_, at) => numbered(start + at));
    const next = end < MANY ? String(end) : null;
    return Promise.resolve({ items, total: MANY, next, version: '1' });
  };
  Object.assign(stage.posts.port, { list });
  return stage;
}

/** The list is as tall as all of its rows, whichever of them are drawn. */
const loadedRows = () =>
  Number(
    document.querySelector<HTMLElement>('ul:has(> [data-post])')?.style.height.replace('px', ''),
  ) / ROW_PX;

it('ten thousand posts come page by page, and few rows are in the page; Back has them all', async () => {
  const stage = longStage();
  const services = openCommunities(stage);
  await rows();
  // Each page takes a turn or two; more than this is none of it.
  for (let turn = 0; turn < 2000 && loadedRows() < MANY; turn += 1) {
    await act(async () => {
      scrollTo(loadedRows() * ROW_PX - window.innerHeight);
      await Promise.resolve();
    });
    expect(document.querySelectorAll('article').length).toBeLessThanOrEqual(MOST_ROWS);
  }
  scrollTo(MANY * ROW_PX - window.innerHeight);
  expect(await screen.findByText('글 9999')).toBeTruthy();
  const before = stage.posts.of('list').length;
  await leaveAndReturn(services);
  scrollTo(MANY * ROW_PX - window.innerHeight);
  expect(await screen.findByText('글 9999')).toBeTruthy();
  expect(stage.posts.of('list')).toHaveLength(before);
});
