import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { MINSU } from '../../support/asked-notices';
import { counted, openNotices, rows, say } from './notices-kit';
import { giveWidth } from '../../support/give-width';
import { leaveAndReturn } from '../../support/leave-and-return';

giveWidth(1440);
beforeEach(() => {
  localStorage.clear();
});

/** It comes with its own code. */
const column = async () => within(await screen.findByRole('complementary', { name: '필터' }));
const preview = () => within(screen.getByRole('region', { name: '공고 미리 보기' }));
const selected = () =>
  screen
    .getAllByRole('article')
    .flatMap((row) => row.querySelector('[aria-current="true"]')?.textContent ?? []);
const press = (key: string, options = {}) => {
  const list = screen.getAllByRole('article')[0]?.closest('ul');
  fireEvent.keyDown(list?.querySelector('[aria-current="true"]') ?? window, { key, ...options });
};

const TODAY = '행복주택 추가 입주자 모집 (오늘 마감)';
const TOMORROW = '역세권 청년안심주택 봉천';

describe('the column of filters', () => {
  it('counts at once what is ticked, and says how to ask nothing again', async () => {
    openNotices();
    await rows();
    const filter = await column();
    fireEvent.click(await filter.findByLabelText(/전세임대/));
    expect(await counted('공고 1개')).toBeTruthy();
    expect(window.location.search).toBe('?supply=SUPLY00005');
    fireEvent.click(filter.getByRole('button', { name: '필터 지우기' }));
    expect(await counted('공고 12개')).toBeTruthy();
    expect(filter.queryByRole('button', { name: '필터 지우기' })).toBeNull();
  });

  it('folds each question away', async () => {
    openNotices();
    await rows();
    const filter = await column();
    const title = filter.getByRole('button', { name: '공급 유형' });
    fireEvent.click(title);
    expect(title.getAttribute('aria-expanded')).toBe('false');
    expect(filter.queryByLabelText(/전세임대/)).toBeNull();
  });

  it('says what the person said, and lists what fits with a switch', async () => {
    say(MINSU);
    openNotices();
    await rows();
    const filter = await column();
    const own = within(filter.getByRole('region', { name: '내 조건으로 고르기' }));
    expect(own.getByText('만 26세 · 1인 가구 · 월 230만원 · 서울 관악구')).toBeTruthy();
    fireEvent.click(await own.findByRole('switch', { name: '맞는 것만 1' }));
    expect(await counted('공고 1개')).toBeTruthy();
    expect(window.location.search).toBe('?fits=true');
  });
});

describe('the preview', () => {
  it('shows the first notice, and the one that is pressed', async () => {
    openNotices();
    expect(await preview().findByRole('heading', { level: 2, name: TODAY })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: TOMORROW }));
    expect(await preview().findByRole('heading', { level: 2, name: TOMORROW })).toBeTruthy();
    expect(window.location.search).toBe('?notice=106');
    expect(selected()).toEqual([TOMORROW]);
  });

  it('asks for none of those that fit before one is pressed: it would tell what fits', async () => {
    say(MINSU);
    const { notices } = openNotices('?fits=true');
    expect(await counted('공고 1개')).toBeTruthy();
    expect(preview().getByText('공고를 골라 주세요')).toBeTruthy();
    expect(notices.of('one')).toEqual([]);
    fireEvent.click(screen.getByRole('link', { name: TOMORROW }));
    expect(await preview().findByRole('heading', { level: 2, name: TOMORROW })).toBeTruthy();
  });

  it('shows what the address names', async () => {
    openNotices('?notice=107');
    expect(
      await preview().findByRole('heading', { level: 2, name: '전세임대 상시 모집' }),
    ).toBeTruthy();
  });

  it('leaves a press for a tab of its own alone', async () => {
    openNotices();
    await rows();
    const link = screen.getByRole('link', { name: TOMORROW });
    // jsdom opens no tab.
    link.addEventListener('click', (event) => {
      event.preventDefault();
    });
    fireEvent.click(link, { ctrlKey: true });
    expect(window.location.search).toBe('');
  });
});

describe('the keyboard', () => {
  it('moves the selection with the arrow keys, and the focus with it', async () => {
    openNotices();
    await rows();
    press('ArrowDown');
    await waitFor(() => {
      expect(selected()).toEqual([TOMORROW]);
    });
    expect(document.activeElement?.textContent).toBe(TOMORROW);
    press('ArrowUp');
    await waitFor(() => {
      expect(selected()).toEqual([TODAY]);
    });
    press('ArrowUp');
    expect(selected()).toEqual([TODAY]);
  });

  it('leaves arrows with another key, and one that is held, alone', async () => {
    openNotices();
    await rows();
    press('ArrowDown', { altKey: true });
    press('ArrowDown', { repeat: true });
    press('x');
    expect(selected()).toEqual([TODAY]);
  });

  it('opens the whole page with Enter; Back finds the selection', async () => {
    const services = openNotices('?notice=106');
    await rows();
    press('Enter');
    await waitFor(() => {
      expect(window.location.pathname).toBe('/notices/106');
    });
    services.stores.history.back();
    await waitFor(() => {
      expect(window.location.search).toBe('?notice=106');
    });
    await waitFor(() => {
      expect(selected()).toEqual([TOMORROW]);
    });
  });
});

it('is there on the way back without a request, scrolled to where it was', async () => {
  const services = openNotices();
  await rows();
  await preview().findByRole('heading', { level: 2, name: TODAY });
  const list = screen.getByRole('region', { name: '공고 목록' });
  list.scrollTop = 340;
  fireEvent.scroll(list);
  const before = services.notices.asked.length;
  await leaveAndReturn(services);
  expect(screen.getByRole('region', { name: '공고 목록' }).scrollTop).toBe(340);
  expect(services.notices.asked).toHaveLength(before);
});
