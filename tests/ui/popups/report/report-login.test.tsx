import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { SNS_TYPE, STORAGE_KEY } from '#core';
import { MemorySocialLogin } from '../../../../src/adapters/memory/memory-social-login';
import { WebStorage } from '../../../../src/adapters/storage/web-storage';
import { ReportDrafts } from '../../../../src/ui/popups/report/report-drafts';
import { house, ScriptedHouses } from '../../../support/scripted-houses';
import { renderApp } from '../../support/render-app';
import {
  answer,
  dialog,
  fill,
  gone,
  NO_REASON,
  press,
  search,
  server,
  SUBJECT,
  TEXT,
  text,
} from './open-report';

// The first import of a chunk takes longer than a view may.
beforeAll(() => import('../../../../src/ui/screens/house/HouseScreen'));

const login = () => screen.findByRole('dialog', { name: /가벼운 생활/ });

/** A visitor who has pressed 신고하기 on a house's page. */
async function pressed() {
  const houses = new ScriptedHouses();
  houses.onOne = (id) => Promise.resolve(house(id));
  const socialLogin = new MemorySocialLogin({
    kind: 'tokens',
    payload: { SNS_TYPE_CD: SNS_TYPE.FACEBOOK, accessToken: 't' },
  });
  const { reports, sent } = server();
  const services = renderApp('/place/1', ({ env }) => ({
    houses,
    reports,
    socialLogin,
    env: { ...env, providers: ['kakao'] },
  }));
  fireEvent.click(await screen.findByRole('button', { name: '더 많은 기능' }));
  fireEvent.click(screen.getByRole('button', { name: '신고하기' }));
  return { ...services, sent, shown: await login() };
}

describe('a visitor who reports', () => {
  it('meets the login first, then the reasons, then the text', async () => {
    const { stores, sent, shown } = await pressed();
    expect(search()).toBe('?p=report&p=login');
    expect(screen.queryByRole('dialog', { name: '신고하기' })).toBeNull();
    act(() => {
      stores.session.signedIn({ ID: 1 });
    });
    await dialog();
    await waitFor(() => {
      expect(shown.isConnected).toBe(false);
    });
    expect(search()).toBe('?p=report');
    expect(screen.queryByRole('textbox')).toBeNull();
    fill();
    press();
    await answer('제출하시겠습니까?');
    await answer('처리되었습니다.');
    await gone();
    expect(sent).toHaveLength(1);
  });

  it.each([
    [
      'the button',
      (shown: HTMLElement) => {
        within(shown).getByRole('button', { name: '닫기' }).click();
      },
    ],
    [
      'Back',
      () => {
        window.history.back();
      },
    ],
  ])('who closes the login by %s reports nothing', async (_, close) => {
    const { shown, stores } = await pressed();
    act(() => {
      close(shown);
    });
    await gone();
    await waitFor(() => {
      expect([search(), stores.popups.shown]).toEqual(['', []]);
    });
    expect(window.location.pathname).toBe('/place/1');
    // Pressed once more it asks once more.
    fireEvent.click(screen.getByRole('button', { name: '더 많은 기능' }));
    fireEvent.click(screen.getByRole('button', { name: '신고하기' }));
    await login();
  });

  it('comes back from a provider’s page to the form', async () => {
    const { stores, shown } = await pressed();
    fireEvent.click(within(shown).getByRole('button', { name: '카카오로 시작하기' }));
    const path = sessionStorage.getItem(STORAGE_KEY.POST_LOGIN_REDIRECT_URI);
    expect(path).toBe('/place/1?p=report');
    act(() => {
      stores.session.signedIn({ ID: 1 });
      stores.history.replace(String(path), null);
    });
    await dialog();
  });
});

it('a session that ends meanwhile takes no text away', async () => {
  const { stores } = await pressed();
  act(() => {
    stores.session.signedIn({ ID: 1 });
  });
  await dialog();
  fill();
  act(() => {
    stores.session.lost();
  });
  expect(text().value).toBe(TEXT);
});

it('a session that has ended is asked for before what is missing', async () => {
  const { stores } = await pressed();
  act(() => {
    stores.session.signedIn({ ID: 1 });
  });
  await dialog();
  act(() => {
    stores.session.lost();
  });
  press();
  await login();
  expect(screen.queryByText(NO_REASON)).toBeNull();
});

describe('a page that is loaded with the report and the login in its address', () => {
  const loaded = async () => {
    const kept = { subject: SUBJECT, path: '/more', reason: null, texts: {}, key: null };
    new ReportDrafts(new WebStorage(() => sessionStorage)).keep(kept);
    const services = renderApp('/more?p=report&p=login');
    return { ...services, shown: await login() };
  };

  it('shows the form after the login', async () => {
    const { stores, shown } = await loaded();
    act(() => {
      stores.session.signedIn({ ID: 1 });
    });
    await dialog();
    expect(shown.isConnected).toBe(false);
    expect(search()).toBe('?p=report');
  });

  it('shows nothing where the login is closed', async () => {
    const { shown } = await loaded();
    fireEvent.click(within(shown).getByRole('button', { name: '닫기' }));
    await gone();
    await waitFor(() => {
      expect(search()).toBe('');
    });
  });
});
