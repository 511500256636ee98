import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { marksOf, page, ScriptedHouses } from '../../support/scripted-houses';
import { giveSizes } from '../support/laid-out';
import { renderApp } from '../support/render-app';

// The first import of a chunk takes longer than a view may.
beforeAll(() => import('../../../src/ui/screens/map/MapLayout'));
giveSizes();

beforeEach(() => {
  // The router says on the console that such a path cannot be decoded, and goes on with it as it is.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return () => {
    vi.restoreAllMocks();
  };
});

it.each([
  ['/place/%zz', '삭제된 게시물입니다.'],
  ['/place/%BD%C5', '삭제된 게시물입니다.'],
  ['/%zz', '주소를 다시 확인해 주세요'],
])('the app says at %s that there is nothing, and leads on', async (path, words) => {
  renderApp(path);
  await screen.findByText(words);
  expect(document.title).toBe('페이지를 찾을 수 없어요 · 한칸');
  const [more] = screen.getAllByRole('link', { name: '더보기' });
  fireEvent.click(more ?? document.body);
  await screen.findByRole('heading', { name: '더보기', level: 1 });
});

it.each(['/map?q=%BD%C5%B8%B2', '/map?level=%&dong=%zz&p=%&utm=50%'])(
  'the map opens at %s',
  async (path) => {
    const houses = new ScriptedHouses();
    houses.onList = () => Promise.resolve(page(['1']));
    houses.onMarks = () => Promise.resolve(marksOf(1));
    renderApp(path, { houses });
    await screen.findByRole('heading', { level: 2, name: '이 지역 집 1개' });
  },
);

it('the home page opens behind a campaign that was mangled', async () => {
  renderApp('/?utm_campaign=50%%ED%95%A0%EC%9D%B8');
  await screen.findByRole('heading', { level: 1 });
  expect(document.title).toBe('한칸 · 1인 가구를 위한 주거 플랫폼');
});
