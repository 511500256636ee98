import { renderApp } from '../../support/render-app';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Inventory } from '#core';
import { MemoryInventories } from '../../../../src/adapters/memory/memory-inventories';
import { noticeOf, textNotice } from '../../support/notices';

async function ask(kind: 'notice' | 'custom', inventory: Inventory) {
  const { stores } = renderApp('/mate');
  await screen.findByRole('heading', { name: '메이트' });
  const answer = stores.popups.ask(kind, inventory);
  const dialog = await screen.findByRole('dialog', { name: inventory.TITLE });
  const button = (name: string) => within(dialog).getByRole('button', { name });
  return { stores, answer, dialog, button };
}

describe.each(['notice', 'custom'] as const)('the %s popup', (kind) => {
  it('shows what was written, and nothing that could run', async () => {
    const { dialog } = await ask(
      kind,
      textNotice('1', { CONTENT: '<p>안녕</p><script>1</script><img src=x onerror=1>' }),
    );
    expect(within(dialog).getByText('안녕')).toBeTruthy();
    expect(dialog.querySelector('script, img')).toBeNull();
  });

  it.each([
    ['닫기', 'closed'],
    ['다시 보지 않기', 'hide'],
  ])('with %s is %s', async (name, meant) => {
    const { button, answer } = await ask(kind, noticeOf('1'));
    fireEvent.click(button(name));
    expect(await answer).toBe(meant);
  });

  it('has the focus itself: Enter, meant for the page, follows nothing', async () => {
    const { dialog } = await ask(kind, noticeOf('1', { LINK_URL: '/more' }));
    expect(document.activeElement).toBe(dialog);
  });

  it('leads to its page in the place of its own entry, so that Back does not open it', async () => {
    const { dialog, answer, stores } = await ask(kind, noticeOf('1', { LINK_URL: '/more?a=1' }));
    const entries = stores.history.entries.length;
    fireEvent.click(within(dialog).getByRole('link'));
    expect(await answer).toBe('closed');
    await screen.findByRole('heading', { name: '더보기', level: 1 });
    expect(window.location.pathname + window.location.search).toBe('/more?a=1');
    expect(stores.history.entries).toHaveLength(entries);
  });

  it('leads to a page of others in a new tab, which knows nothing of this one', async () => {
    const link = 'https://www.example.com/event';
    const { dialog } = await ask(kind, noticeOf('1', { LINK_URL: link }));
    const way = within(dialog).getByRole('link');
    expect([way.getAttribute('href'), way.getAttribute('target')]).toEqual([link, '_blank']);
    expect(way.getAttribute('rel')).toContain('noopener');
  });

  it.each(['', 'javascript:alert(1)', '//evil.example', '/\\evil.example'])(
    'leads nowhere with %j',
    async (link) => {
      const { dialog } = await ask(kind, noticeOf('1', { LINK_URL: link }));
      expect(within(dialog).queryByRole('link')).toBeNull();
    },
  );
});

describe('the banner of a notice', () => {
  it('has its place before it is there, and gives it up where it does not come', async () => {
    const { dialog } = await ask('notice', noticeOf('1'));
    const banner = dialog.querySelector('img');
    expect([banner?.width, banner?.height]).toEqual([1440, 448]);
    if (banner !== null) fireEvent.error(banner);
    expect(dialog.querySelector('img')).toBeNull();
    expect(within(dialog).getByRole('heading', { name: '공지 1' })).toBeTruthy();
  });
});

/** A page tells its notices only to who has touched it. */
const touchUntilTold = (name: string) =>
  waitFor(() => {
    fireEvent.wheel(window);
    expect(screen.getByRole('dialog', { name })).toBeTruthy();
  });

describe('a page with notices', () => {
  it.each([
    ['/youth/todays', 'POPUP'],
    ['/youth/communities', 'POPUP'],
  ])('shows at %s what stands in %s', async (path, target) => {
    renderApp(path, { inventories: new MemoryInventories({ [target]: [noticeOf('1')] }) });
    await touchUntilTold('공지 1');
    fireEvent.click(screen.getByRole('button', { name: '다시 보지 않기' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(localStorage.getItem('NOTICE_HIDE_UNTIL_1')).toMatch(/^\d{8}$/);
  });

  it('shows at home what stands in its slot, after its houses', async () => {
    const inventories = new MemoryInventories({ web_home_main_popup: [textNotice('7')] });
    renderApp('/', { inventories });
    await screen.findAllByRole('article');
    await touchUntilTold('공지 7');
  });
});
