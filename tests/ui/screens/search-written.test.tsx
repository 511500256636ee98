import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock';
import { newContent, shownContent } from '../../support/contents';
import { notice, NOTICE_NOW } from '../../support/notices';
import { AskedSearch } from '../support/asked-search';
import { madePost } from '../support/community-stage';
import { renderApp } from '../support/render-app';

const LONG = `${'오래 살아 보니 알겠어요. '.repeat(12)}구청에서 월세 지원을 받았습니다.`;

const SAID = {
  id: '71',
  parentId: '70',
  text: '서큘레이터를 켜 보세요',
  createdAt: '2026-11-20T03:00:00.000Z',
};

function openSearch(q: string, kind = '') {
  const posts = Array.from({ length: 24 }, (_, at) => ({
    post: madePost({
      id: String(at + 1),
      title: at === 0 ? '주소가 같아도 되나요' : `월세 글 ${at}`,
    }),
    text: at === 0 ? LONG : '짧은 글',
    comments: at === 1 ? [SAID] : [],
  }));
  const content = shownContent(newContent({ id: 'rent', title: '월세 지원 네 가지' }));
  const search = new AskedSearch([notice({ id: '1', title: '청년 월세 지원' })], [], {
    posts,
    contents: [{ content, text: '' }],
  });
  renderApp(`/search?q=${encodeURIComponent(q)}${kind}`, {
    search,
    clock: new MemoryClock(NOTICE_NOW),
  });
  return search;
}
const section = (name: string) => screen.findByRole('region', { name });

it('posts and articles stand under their own names, in the order of the tabs, with counts', async () => {
  openSearch('월세');
  await section('글');
  const regions = screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'));
  expect(regions.slice(0, 3)).toEqual(['공고', '글', '매거진']);
  const tabs = within(await screen.findByRole('navigation', { name: '검색 결과' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '전체26',
    '공고1',
    '글24',
    '직거래0',
    '매거진1',
    '장소0',
  ]);
  const article = within(await section('매거진')).getByRole('link');
  expect(article.getAttribute('href')).toBe('/contents/rent');
});

it('a post shows what stands around the hit, marked, and leads to its page', async () => {
  openSearch('월세 지원', '&kind=post');
  const found = await section('글');
  expect(screen.queryByRole('region', { name: '공고' })).toBeNull();
  const row = within(found).getByRole('link', { name: '주소가 같아도 되나요' }).closest('li');
  expect(row?.querySelector('p mark')?.textContent).toBe('월세 지원');
  expect(within(found).getByRole('link', { name: '주소가 같아도 되나요' })).toHaveProperty(
    'pathname',
    '/posts/1',
  );
});

it('a comment that speaks for a post is quoted as one, and led to', async () => {
  openSearch('서큘레이터', '&kind=post');
  const link = within(await section('글')).getByRole('link', { name: '월세 글 1' });
  expect(link.getAttribute('href')).toBe('/posts/2#comment-70-71');
  const row = link.closest('li');
  expect(row?.querySelector('p')?.textContent).toBe('댓글 서큘레이터를 켜 보세요');
  expect(row?.querySelector('p mark')?.textContent).toBe('서큘레이터');
});

it('a kind goes on by its button, with what it asked', async () => {
  const search = openSearch('월세', '&kind=post');
  expect(within(await section('글')).getAllByRole('listitem')).toHaveLength(20);
  search.asked.length = 0;
  fireEvent.click(screen.getByRole('button', { name: '글 더 보기' }));
  await screen.findByRole('link', { name: '월세 글 1' });
  expect(within(await section('글')).getAllByRole('listitem')).toHaveLength(24);
  expect(search.asked).toEqual(['post 월세']);
});

it('a wrong jamo is put right, which is said and marked, and further pages are of what was meant', async () => {
  const search = openSearch('월새', '&kind=post');
  const found = await section('글');
  expect(screen.getByText(/찾는 말이 없어서/).textContent).toBe(
    '찾는 말이 없어서 월세로 찾았어요.',
  );
  expect(found.querySelector('mark')?.textContent).toBe('월세');
  search.asked.length = 0;
  fireEvent.click(screen.getByRole('button', { name: '글 더 보기' }));
  await screen.findByText('주소가 같아도 되나요');
  expect(search.asked).toEqual(['post 월세']);
});
