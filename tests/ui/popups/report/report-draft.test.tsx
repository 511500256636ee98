import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError } from '#core';
import { WebStorage } from '../../../../src/adapters/storage/web-storage';
import { ReportDrafts } from '../../../../src/ui/popups/report/report-drafts';
import { renderApp } from '../../support/render-app';
import {
  SUBJECT,
  TEXT,
  server,
  failing,
  openReport,
  dialog,
  gone,
  button,
  text,
  fill,
  press,
  answer,
  search,
} from './open-report';

describe('what was typed', () => {
  /** As a page that was left for a login, or loaded anew, finds it. */
  const left = () => {
    const drafts = new ReportDrafts(new WebStorage(() => sessionStorage));
    drafts.keep({
      subject: SUBJECT,
      path: '/more',
      reason: 'ABUSE',
      texts: { ABUSE: TEXT },
      key: null,
    });
  };

  it('is there when the report is opened again, of this thing only', async () => {
    const { stores } = await openReport();
    fill();
    fireEvent.click(screen.getByRole('button', { name: '닫기' }));
    await gone();
    act(() => {
      void stores.popups.ask('report', { ...SUBJECT, target: { code: 'OPITG10001', id: '8' } });
    });
    await dialog();
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '닫기' }));
    await gone();
    act(() => {
      void stores.popups.ask('report', SUBJECT);
    });
    await dialog();
    expect(text().value).toBe(TEXT);
  });

  it('comes back with the address of its page', async () => {
    left();
    const { stores } = renderApp('/more?p=report');
    act(() => {
      stores.session.signedIn({ ID: 1 });
    });
    await dialog();
    expect(screen.getByText(SUBJECT.title)).toBeTruthy();
    expect(text().value).toBe(TEXT);
    expect(button().getAttribute('aria-disabled')).toBeNull();
  });

  it('does not come to another page: a copied address opens nothing', async () => {
    left();
    renderApp('/zzim?p=report');
    await waitFor(() => {
      expect(search()).toBe('');
    });
    await gone();
  });

  it('waits for a login, which nothing is sent before, where the session ended meanwhile', async () => {
    const { reports, sent } = server();
    const { stores } = await openReport({ reports });
    fill();
    act(() => {
      stores.session.lost();
    });
    press();
    const login = await screen.findByRole('dialog', { name: /가벼운 생활/ });
    expect(search()).toBe('?p=report&p=login');
    act(() => {
      stores.session.signedIn({ ID: 1 });
    });
    await waitFor(() => {
      expect(login.isConnected).toBe(false);
    });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect([text().value, sent]).toEqual([TEXT, []]);
    press();
    await answer('제출하시겠습니까?');
    await answer('처리되었습니다.');
    await gone();
    expect(sent).toHaveLength(1);
  });

  it('survives a session that died; the same report is sent after the login', async () => {
    const { reports, sent } = failing(new AppError('unauthorized', undefined, null, 401));
    const { stores } = await openReport({ reports });
    fill();
    press();
    await answer('제출하시겠습니까?');
    const login = await screen.findByRole('dialog', { name: /가벼운 생활/ });
    act(() => {
      stores.session.signedIn({ ID: 2 });
    });
    await waitFor(() => {
      expect(login.isConnected).toBe(false);
    });
    expect(text().value).toBe(TEXT);
    press();
    await answer('제출하시겠습니까?');
    await answer('처리되었습니다.');
    await gone();
    expect(sent[1]).toEqual(sent[0]);
  });
});
