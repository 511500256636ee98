import { renderApp } from '../../support/render-app';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError, SNS_TYPE, STORAGE_KEY, type Device, type Session, type SignIn } from '#core';
import { MemorySocialLogin } from '../../../../src/adapters/memory/memory-social-login';
import { MemorySignIn } from '../../../../src/adapters/memory/memory-sign-in';
import type { Services } from '../../../../src/ui/ground/services';
import { loginButtons } from '../../../../src/ui/popups/login/login-buttons';
import { deferred } from '../../support/deferred';

const KIM: Session = { ID: 1, NICKNAME: '김한칸' };
const TOKENS = {
  kind: 'tokens',
  payload: { SNS_TYPE_CD: SNS_TYPE.FACEBOOK, accessToken: 't' },
} as const;

/** A server that answers every login in one way. */
const answering = (login: SignIn['login']): SignIn => Object.assign(new MemorySignIn(), { login });

async function open(url: string, change: Partial<Services> = {}) {
  const services = renderApp(url, change);
  const dialog = await screen.findByRole('dialog', { name: /가벼운 생활을 시작해 보세요/ });
  return { ...services, dialog };
}
const kakao = () => screen.getByRole('button', { name: '카카오로 시작하기' });
const gone = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });

describe('the buttons', () => {
  const ALL = ['kakao', 'naver', 'facebook', 'apple'] as const;

  it.each([
    ['pc', ALL, ['kakao', 'naver'], ['apple']],
    ['mobile-web', ALL, ['kakao', 'naver'], ['apple']],
    ['android-app', ALL, ['kakao', 'naver'], ['apple']],
    ['ios-app', ALL, ['kakao', 'apple', 'naver'], []],
    ['pc', ['apple'], ['apple'], []],
    ['pc', ['naver', 'facebook'], ['naver'], []],
    ['ios-app', ['facebook'], [], []],
  ] as const)('of %s, with %j', (device, configured, first, more) => {
    expect(loginButtons(device, configured)).toEqual({ first, more });
  });

  it('stand in this order, Apple behind the toggle', async () => {
    const { dialog } = await open('/more?p=login');
    const names = () =>
      within(dialog)
        .getAllByRole('button')
        .map((one) => one.textContent);
    const before = ['카카오로 시작하기', '네이버로 시작하기', '다른 방법으로 시작하기'];
    expect(names()).toEqual([...before, '']);
    const toggle = screen.getByRole('button', { name: '다른 방법으로 시작하기' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(names()).toEqual([...before, 'Apple로 시작하기', '']);
  });

  it.each([
    { kind: 'pc', system: 'other', inApp: null },
    { kind: 'mobile-web', system: 'ios', inApp: 'facebook' },
    { kind: 'android-app', system: 'android', inApp: null },
    { kind: 'ios-app', system: 'ios', inApp: null },
  ] as const)('are never Facebook’s, though it is configured: %j', async (device) => {
    const made = renderApp('/more?p=login', ({ env }) => ({
      device,
      env: { ...env, providers: [...ALL] },
    }));
    const dialog = await screen.findByRole('dialog', { name: /가벼운 생활을 시작해 보세요/ });
    const toggle = within(dialog).queryByRole('button', { name: '다른 방법으로 시작하기' });
    if (toggle !== null) fireEvent.click(toggle);
    const names = within(dialog)
      .getAllByRole('button', { name: /로 시작하기$/ })
      .map((one) => one.textContent);
    expect(names.filter((name) => !name.startsWith('다른')).toSorted()).toEqual(
      ['Apple로 시작하기', '네이버로 시작하기', '카카오로 시작하기'].toSorted(),
    );
    expect(dialog.innerHTML).not.toMatch(/facebook|페이스북/i);
    expect(made.env.providers).toContain('facebook');
  });

  it('have Apple in front inside the iOS app', async () => {
    const device: Device = { kind: 'ios-app', system: 'ios', inApp: null };
    await open('/more?p=login', { device });
    expect(screen.getByRole('button', { name: 'Apple로 시작하기' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '다른 방법으로 시작하기' })).toBeNull();
  });
});

describe('an ordinary login popup', () => {
  it('opens from a link and closes without leaving the site', async () => {
    await open('/?p=login');
    fireEvent.click(screen.getByRole('button', { name: '닫기' }));
    await gone();
    expect(window.location.pathname + window.location.search).toBe('/');
  });

  it('keeps where the person was, without its own name, and starts one login for two taps', async () => {
    const socialLogin = new MemorySocialLogin({ kind: 'left' });
    await open('/more?x=1&p=login', { socialLogin });
    fireEvent.click(kakao());
    fireEvent.click(kakao());
    fireEvent.click(screen.getByRole('button', { name: '네이버로 시작하기' }));
    await waitFor(() => {
      expect(kakao().getAttribute('aria-busy')).toBe('true');
    });
    expect(socialLogin.started).toEqual(['kakao']);
    expect(sessionStorage.getItem(STORAGE_KEY.POST_LOGIN_REDIRECT_URI)).toBe('/more?x=1');
  });

  it('can be pressed again by who came Back from the provider’s page', async () => {
    await open('/more?p=login', { socialLogin: new MemorySocialLogin({ kind: 'left' }) });
    fireEvent.click(kakao());
    await waitFor(() => {
      expect(kakao().getAttribute('aria-busy')).toBe('true');
    });
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect(kakao().getAttribute('aria-busy')).toBeNull();
  });

  it('stays quietly where the person changed their mind', async () => {
    await open('/more?p=login', { socialLogin: new MemorySocialLogin({ kind: 'cancelled' }) });
    fireEvent.click(kakao());
    await waitFor(() => {
      expect(kakao().getAttribute('aria-busy')).toBeNull();
    });
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('says in place why a provider could not be asked', async () => {
    const socialLogin = { start: () => Promise.reject(new AppError('offline')) };
    await open('/more?p=login', { socialLogin });
    fireEvent.click(kakao());
    expect(await screen.findByText('네트워크 연결을 확인해 주세요.')).toBeTruthy();
    expect(kakao().getAttribute('aria-disabled')).toBeNull();
  });

  it('is gone as soon as somebody is logged in, here or in another tab', async () => {
    const { stores } = await open('/more?p=login');
    act(() => {
      stores.session.signedIn(KIM);
    });
    await gone();
    expect(window.location.search).toBe('');
  });
});

describe('a login by tokens of a shell', () => {
  const socialLogin = new MemorySocialLogin(TOKENS);

  it('closes the popup and leaves the person where they were', async () => {
    const signIn = answering(() => Promise.resolve(KIM));
    const { stores } = await open('/more?p=login', { socialLogin, signIn });
    fireEvent.click(kakao());
    await gone();
    expect(stores.session.session).toEqual(KIM);
    expect(window.location.pathname + window.location.search).toBe('/more');
  });

  it('welcomes whoever is new', async () => {
    const signIn = answering(() => Promise.resolve({ ...KIM, SIGN_UP_YN: 'Y' }));
    await open('/more?p=login', { socialLogin, signIn });
    fireEvent.click(kakao());
    const welcome = await screen.findByRole('dialog', {
      name: '환영합니다! 나에게 맞는 방을 찾아보세요',
    });
    fireEvent.click(within(welcome).getByRole('button', { name: '시작하기' }));
    await gone();
    expect(window.location.pathname + window.location.search).toBe('/more');
  });

  it('leads to the sign-up whom the server does not know', async () => {
    const signIn = answering(() => Promise.resolve(null));
    await open('/more?p=login', { socialLogin, signIn });
    fireEvent.click(kakao());
    await screen.findByRole('heading', { name: '회원가입' });
    expect(window.location.pathname).toBe('/more/sign-up');
    await gone();
  });

  it('leads home where the server refuses, and says why', async () => {
    const refusal = new AppError('refused', '로그인 시간이 지났어요. 다시 시도해 주세요.');
    const signIn = answering(() => Promise.reject(refusal));
    const { stores } = await open('/more?p=login', { socialLogin, signIn });
    fireEvent.click(kakao());
    await waitFor(() => {
      expect(window.location.pathname + window.location.search).toBe('/');
    });
    expect(stores.toasts.current?.message).toBe('로그인 시간이 지났어요. 다시 시도해 주세요.');
    expect(stores.session.isLogin).toBe(false);
  });

  it('that answers after the popup was closed signs nobody in', async () => {
    const { promise, resolve } = deferred<typeof TOKENS>();
    const asked: unknown[] = [];
    const signIn = answering((payload) =>
      Promise.resolve(void asked.push(payload)).then(() => KIM),
    );
    const { stores } = await open('/more?p=login', {
      socialLogin: { start: () => promise },
      signIn,
    });
    fireEvent.click(kakao());
    fireEvent.click(screen.getByRole('button', { name: '닫기' }));
    await gone();
    await act(async () => {
      resolve(TOKENS);
      await promise;
    });
    expect([asked, stores.session.isLogin]).toEqual([[], false]);
  });
});

describe('a popup that a 401 forces open', () => {
  const lose = async (services: Services) => {
    act(() => {
      services.stores.session.lost();
      services.stores.session.lost();
      services.stores.session.lost();
    });
    await screen.findByText(/적던 내용은 그대로 남아 있어요/);
  };

  it('is one for a burst, and leads back inside the app when it is closed', async () => {
    const services = renderApp('/mate');
    await screen.findByRole('heading', { name: '메이트' });
    act(() => {
      services.stores.history.push('/feed');
    });
    await screen.findByRole('heading', { name: '피드' });
    await lose(services);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(window.location.search).toBe('?p=login');
    fireEvent.click(screen.getByRole('button', { name: '닫기' }));
    await screen.findByRole('heading', { name: '메이트' });
    await gone();
  });

  it('has no close button where nothing led to the page; Esc leads home', async () => {
    const services = renderApp('/mate');
    await screen.findByRole('heading', { name: '메이트' });
    await lose(services);
    expect(screen.queryByRole('button', { name: '닫기' })).toBeNull();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => {
      expect(window.location.pathname + window.location.search).toBe('/');
    });
  });

  it('closes by Back and leaves the page as it was', async () => {
    const services = renderApp('/mate');
    await screen.findByRole('heading', { name: '메이트' });
    await lose(services);
    act(() => {
      window.history.back();
    });
    await gone();
    expect(window.location.pathname + window.location.search).toBe('/mate');
  });
});
