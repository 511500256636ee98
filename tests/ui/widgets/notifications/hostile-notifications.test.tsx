import { renderTold, told } from '../../support/told';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { MemoryInbox } from '../../../../src/adapters/memory/memory-inbox';
import { PushToastView } from '../../../../src/ui/components/toast/PushToastView';
import { NotificationRow } from '../../../../src/ui/widgets/notification-list/NotificationRow';
import { hostileText } from '../../../support/hostile-texts';

const HTML = '<img src=x onerror=alert(1)><script>alert(2)</script>';
const BIDI = '\u202e마감\u2066 gnp.exe';
const LONG = '가나다라 마바사 '.repeat(12_000);
const LINK = 'javascript:alert(document.cookie)';

/** The elements that a text may have brought along. */
const brought = (within: Element) =>
  within.querySelectorAll('img, script, iframe, style, a[href^="javascript:"], [onerror]');

describe('hostile texts', () => {
  it.each([
    ['HTML', HTML],
    ['directions', BIDI],
    ['100 kB', LONG],
    ['a script’s address', LINK],
  ])('of %s stay texts in a row and in what is shown over the page', async (_name, text) => {
    const inbox = new MemoryInbox([told('a', 0, { title: text, message: text, LINK })]);
    renderTold('/more/notifications', inbox);
    const list = await screen.findByRole('region', { name: '오늘' });
    const row = within(list).getByRole('button');
    expect(row.querySelector('strong')?.textContent).toBe(text);
    act(() => {
      inbox.tell(told('b', -1, { title: text, message: text, LINK }));
    });
    const close = await screen.findByRole('button', { name: '알림 닫기' });
    const toast = close.closest('li');
    expect(toast?.querySelector('b')?.textContent).toBe(text);
    expect([...brought(document.body)]).toEqual([]);
    const { pathname } = window.location;
    fireEvent.click(toast?.querySelector('button') ?? close);
    fireEvent.click(row);
    expect(window.location.pathname).toBe(pathname);
  });

  it('of any kind stay whole and alone in the elements that are theirs', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (title, message) => {
        const one = told('a', 0, { title, message });
        const row = render(
          <NotificationRow notification={one} now={Date.now()} onPress={vi.fn()} />,
        );
        expect(row.container.querySelector('strong')?.textContent).toBe(title);
        expect(row.container.querySelector('strong')?.nextElementSibling?.textContent).toBe(
          message,
        );
        expect(row.container.querySelector('strong')?.childElementCount).toBe(0);
        row.unmount();
        const held = { onPress: vi.fn(), onDismiss: vi.fn(), onHold: vi.fn() };
        const toast = render(
          <PushToastView title={title} message={message} when="" leaving={false} {...held} />,
        );
        expect(toast.container.querySelector('b')?.textContent).toBe(title);
        expect([...brought(toast.container)]).toEqual([]);
        toast.unmount();
      }),
      { numRuns: 40 },
    );
  });
});
