import { renderApp } from '../support/render-app';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Inventory } from '#core';
import type { Services } from '../../../src/ui/ground/services';
import { textNotice } from '../support/notices';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Asks for a popup over a page, and answers how it was closed. */
async function ask(inventory: Inventory): Promise<{ services: Services; answers: string[] }> {
  const services = renderApp('/more');
  await screen.findByRole('heading', { name: '더보기' });
  const answers: string[] = [];
  act(() => {
    void services.stores.popups.ask('custom', inventory).then((answer) => answers.push(answer));
  });
  return { services, answers };
}

describe('a popup that cannot be drawn', () => {
  it('closes, is answered and said, and leaves the page below it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const odd = {
      ...textNotice('1'),
      get CONTENT(): string {
        throw new Error('odd');
      },
    };
    const { services, answers } = await ask(odd);
    await waitFor(() => {
      expect(answers).toEqual(['closed']);
    });
    expect(services.stores.toasts.current?.message).toContain('창을 열지 못했어요.');
    expect(screen.getByRole('heading', { name: '더보기' })).toBeTruthy();
    expect([window.location.search, document.querySelector('dialog')]).toEqual(['', null]);
  });

  it('is only without its words where no markup is left of them', async () => {
    const { answers } = await ask(textNotice('1', { CONTENT: '<frameset onload=alert(1)>' }));
    const dialog = await screen.findByRole('dialog', { name: '공지 1' });
    expect([dialog.innerHTML.includes('frameset'), answers]).toEqual([false, []]);
    expect(document.querySelector('main h1')?.textContent).toBe('더보기');
  });
});
