import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { counted, openNotices, rows } from './notices-kit';
import { giveWidth } from '../../support/give-width';
import { leaveAndReturn } from '../../support/leave-and-return';

giveWidth(1024);
beforeEach(() => {
  localStorage.clear();
});

const TODAY = '행복주택 추가 입주자 모집 (오늘 마감)';
const TOMORROW = '역세권 청년안심주택 봉천';

const list = () => screen.getByRole('region', { name: '공고 목록', hidden: true });
const preview = () => screen.queryByRole('region', { name: '공고 미리 보기' });
const shown = () => screen.findByRole('heading', { level: 2, name: TOMORROW });
const gone = () =>
  waitFor(() => {
    expect(preview()).toBeNull();
  });

/** The list with a notice over it that was pressed. */
async function pressed() {
  const services = openNotices();
  await rows();
  const link = screen.getByRole('link', { name: TOMORROW });
  link.focus();
  fireEvent.click(link);
  await shown();
  return services;
}

describe('a notice over the list', () => {
  it('is not there before one is pressed', async () => {
    const { notices } = openNotices();
    await rows();
    expect(preview()).toBeNull();
    expect(notices.of('one')).toEqual([]);
  });

  it('covers the list, which stays, and is in the address as an entry of its own', async () => {
    const { stores } = await pressed();
    expect(window.location.search).toBe('?notice=106');
    expect(list().hasAttribute('inert')).toBe(true);
    expect(list().querySelectorAll('article')).toHaveLength(12);
    expect(stores.history.isWithin).toBe(true);
    expect(document.activeElement).toBe(preview());
  });

  it.each([
    [
      'Back',
      ({ stores }: Awaited<ReturnType<typeof pressed>>) => {
        stores.history.go(-1);
      },
    ],
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: '목록으로' }))],
  ])('goes at %s: the list is as it was, and the focus on its row', async (_, leave) => {
    const services = await pressed();
    const before = services.notices.asked.length;
    list().scrollTop = 340;
    leave(services);
    await gone();
    expect(window.location.search).toBe('');
    expect(list().hasAttribute('inert')).toBe(false);
    expect(list().scrollTop).toBe(340);
    expect(services.stores.history.isWithin).toBe(false);
    expect(services.notices.asked).toHaveLength(before);
    await waitFor(() => {
      expect(document.activeElement?.textContent).toBe(TOMORROW);
    });
  });

  it('stays at an Escape that is for a dialog above it', async () => {
    const { stores } = await pressed();
    act(() => {
      void stores.popups.ask('my-conditions', { field: null });
    });
    const dialog = await screen.findByRole('dialog');
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(preview()).not.toBeNull();
  });

  it('of an address that names it is there at once, and leaves no entry behind', async () => {
    const { stores } = openNotices('?status=OPEN&notice=106');
    await shown();
    const { length } = stores.history.entries;
    fireEvent.click(screen.getByRole('button', { name: '목록으로' }));
    await gone();
    expect(window.location.search).toBe('?status=OPEN');
    expect(stores.history.entries).toHaveLength(length);
  });

  it('goes with a change of the filter beside it: Back then leaves the list', async () => {
    const { stores } = await pressed();
    fireEvent.click(
      within(screen.getByRole('complementary', { name: '필터' })).getByLabelText(/전세임대/),
    );
    expect(await counted('공고 1개')).toBeTruthy();
    expect(preview()).toBeNull();
    expect(window.location.search).toBe('?supply=SUPLY00005');
    expect(stores.history.isWithin).toBe(false);
  });

  it('is there on the way back from another page without a request', async () => {
    const services = await pressed();
    const before = services.notices.asked.length;
    act(() => {
      services.stores.history.push('/mate');
    });
    await screen.findByRole('heading', { name: '메이트' });
    services.stores.history.back();
    await shown();
    expect(services.notices.asked).toHaveLength(before);
    services.stores.history.go(-1);
    await gone();
    await leaveAndReturn(services);
    expect(services.notices.asked).toHaveLength(before);
  });
});

describe('the keyboard', () => {
  it('moves the focus with the arrow keys, and opens with Enter as a press does', async () => {
    openNotices();
    await rows();
    const first = screen.getByRole('link', { name: TODAY });
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toBe(TOMORROW);
    expect(preview()).toBeNull();
    const second = screen.getByRole('link', { name: TOMORROW });
    // Nothing stands in the way of the link's own press.
    expect(fireEvent.keyDown(second, { key: 'Enter' })).toBe(true);
    expect(window.location.pathname).toBe('/youth/notices');
    fireEvent.keyDown(second, { key: 'ArrowUp' });
    fireEvent.keyDown(first, { key: 'ArrowUp' });
    expect(document.activeElement?.textContent).toBe(TODAY);
  });
});
