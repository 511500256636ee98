import { renderApp } from '../support/render-app';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError, SNS_TYPE, STORAGE_KEY, type LoginPayload, type Session } from '#core';
import { MemorySignIn } from '../../../src/adapters/memory/memory-sign-in';
import { MemorySocialLogin } from '../../../src/adapters/memory/memory-social-login';
import type { Services } from '../../../src/ui/ground/services';
import { oauthReturn } from '../../../src/ui/screens/oauth/oauth-return';
import { deferred } from '../support/deferred';

const KIM: Session = { ID: 1, NICKNAME: '김한칸' };
const NEW: Session = { ...KIM, SIGN_UP_YN: 'Y' };
const KEPT = '/more?x=1';

/** A server that answers a login when it is told to. */
function server() {
  const posted: LoginPayload[] = [];
  const { promise, resolve } = deferred<Session | null | AppError>();
  const signIn = Object.assign(new MemorySignIn(), {
    login: async (payload: LoginPayload) => {
      posted.push(payload);
      const answer = await promise;
      if (answer instanceof AppError) throw answer;
      return answer;
    },
  });
  const answer = (what: Session | null | AppError) =>
    act(async () => {
      resolve(what);
      await promise;
    });
  return { signIn, posted, answer };
}

function comeBack(url: string, change: Partial<Services> = {}) {
  sessionStorage.setItem(STORAGE_KEY.POST_LOGIN_REDIRECT_URI, KEPT);
  return renderApp(url, change);
}
const address = () => window.location.pathname + window.location.search;
const arrive = (at: string) =>
  waitFor(() => {
    expect(address()).toBe(at);
  });

describe('what a provider sends the browser back with', () => {
  it.each([
    ['kakao', '?code=c&state=s', { SNS_TYPE_CD: SNS_TYPE.KAKAO, code: 'c', state: 's' }],
    ['naver', '?state=s&code=c', { SNS_TYPE_CD: SNS_TYPE.NAVER, code: 'c', state: 's' }],
    ['facebook', '?code=c&state=s', { SNS_TYPE_CD: SNS_TYPE.FACEBOOK, code: 'c', state: 's' }],
    ['apple', '?code=c&state=s', { SNS_TYPE_CD: SNS_TYPE.APPLE, code: 'c', state: 's' }],
  ])('%s%s is a grant', (name, search, payload) => {
    expect(oauthReturn(name, search)).toEqual({ kind: 'granted', payload });
  });

  it.each([
    ['kakao', '?error=access_denied&state=s'],
    ['facebook', '?error=access_denied&error_reason=user_denied'],
    ['apple', '?error=user_cancelled_authorize&state=s'],
  ])('%s%s is a no', (name, search) => {
    expect(oauthReturn(name, search)).toEqual({ kind: 'denied' });
  });

  it.each([
    ['kakao', ''],
    ['kakao', '?code=c'],
    ['kakao', '?state=s'],
    ['kakao', '?code=&state=s'],
    ['kakao', '?error=server_error&code=c&state=s'],
    ['google', '?code=c&state=s'],
  ])('%s%s is of no use', (name, search) => {
    expect(oauthReturn(name, search)).toEqual({ kind: 'unusable' });
  });
});

describe('the return page', () => {
  it('takes code and state out of address and history at once, and posts them once', async () => {
    const { signIn, posted } = server();
    const { stores } = comeBack('/oauth/kakao?code=c1&state=s1', { signIn });
    expect(await screen.findByText('로그인하고 있어요')).toBeTruthy();
    expect(address()).toBe('/oauth/kakao');
    expect(posted).toEqual([{ SNS_TYPE_CD: SNS_TYPE.KAKAO, code: 'c1', state: 's1' }]);
    expect(JSON.stringify(stores.history.entries)).not.toContain('c1');
    expect(sessionStorage.getItem(STORAGE_KEY.HISTORY_STACK)).not.toContain('c1');
  });

  it('leads a person to where they were', async () => {
    const { signIn, answer } = server();
    const { stores } = comeBack('/oauth/naver?code=c&state=s', { signIn });
    await answer(KIM);
    await arrive(KEPT);
    expect(stores.session.session).toEqual(KIM);
    expect(localStorage.getItem(STORAGE_KEY.USER_DATA)).toBe(JSON.stringify(KIM));
    expect(sessionStorage.getItem(STORAGE_KEY.POST_LOGIN_REDIRECT_URI)).toBeNull();
  });

  it('welcomes whoever is new first', async () => {
    const { signIn, answer } = server();
    comeBack('/oauth/apple?code=c&state=s', { signIn });
    await answer(NEW);
    const welcome = await screen.findByRole('dialog', { name: /환영합니다/ });
    expect(window.location.pathname).toBe('/oauth/apple');
    fireEvent.click(within(welcome).getByRole('button', { name: '시작하기' }));
    await arrive(KEPT);
  });

  it('leads to the sign-up whom the server does not know, and keeps the way back', async () => {
    const { signIn, answer } = server();
    comeBack('/oauth/facebook?code=c&state=s', { signIn });
    await answer(null);
    await arrive('/more/sign-up');
    expect(sessionStorage.getItem(STORAGE_KEY.POST_LOGIN_REDIRECT_URI)).toBe(KEPT);
  });

  it.each([
    [new AppError('refused', '로그인 시간이 지났어요.'), '로그인 시간이 지났어요.'],
    [
      new AppError('server', '로그인 서비스가 지금 답하지 않아요.'),
      '로그인 서비스가 지금 답하지 않아요.',
    ],
    [new AppError('server', '502 Error'), '서버에 문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요.'],
    [new AppError('offline'), '네트워크 연결을 확인해 주세요.'],
  ])('leads home after %s, and says why', async (error, why) => {
    const { signIn, answer } = server();
    const { stores } = comeBack('/oauth/kakao?code=c&state=s', { signIn });
    await answer(error);
    await arrive('/');
    expect(stores.toasts.current?.message).toBe(why);
    expect(stores.session.isLogin).toBe(false);
  });

  it('leads back, and says so, where the person said no', async () => {
    const { signIn, posted } = server();
    const { stores } = comeBack('/oauth/kakao?error=access_denied', { signIn });
    await arrive(KEPT);
    expect(stores.toasts.current?.message).toBe('로그인을 취소했어요.');
    expect(posted).toEqual([]);
  });

  it('offers another try where nothing usable came back', async () => {
    const { signIn, posted } = server();
    comeBack('/oauth/google?error=server_error&state=s', { signIn });
    expect(await screen.findByText('로그인을 마치지 못했어요')).toBeTruthy();
    expect(address()).toBe('/oauth/google');
    expect(screen.getByRole('link', { name: '홈으로' }).getAttribute('href')).toBe('/');
    fireEvent.click(screen.getByRole('button', { name: '다시 로그인' }));
    expect(await screen.findByRole('dialog', { name: /가벼운 생활/ })).toBeTruthy();
    expect(posted).toEqual([]);
  });

  it.each([
    [['facebook', 'kakao'], ['facebook']],
    [['kakao'], []],
  ] as const)(
    'with %j begins again by the provider of its address: %j',
    async (providers, started) => {
      const socialLogin = new MemorySocialLogin();
      const { env } = comeBack('/oauth/facebook');
      cleanup();
      comeBack('/oauth/facebook', { socialLogin, env: { ...env, providers } });
      fireEvent.click(await screen.findByRole('button', { name: '다시 로그인' }));
      if (started.length === 0) await screen.findByRole('dialog', { name: /가벼운 생활/ });
      await waitFor(() => {
        expect(socialLogin.started).toEqual(started);
      });
    },
  );

  it('takes a shell’s tokens for another try, and leads back', async () => {
    const { signIn, answer } = server();
    const payload = { SNS_TYPE_CD: SNS_TYPE.FACEBOOK, accessToken: 'a' } as const;
    const socialLogin = new MemorySocialLogin({ kind: 'tokens', payload });
    const { env } = comeBack('/oauth/facebook');
    cleanup();
    comeBack('/oauth/facebook', {
      signIn,
      socialLogin,
      env: { ...env, providers: ['facebook'] },
    });
    fireEvent.click(await screen.findByRole('button', { name: '다시 로그인' }));
    await answer(KIM);
    await arrive(KEPT);
  });

  it('follows nobody who went elsewhere meanwhile', async () => {
    const { signIn, answer } = server();
    const { stores } = comeBack('/oauth/kakao?code=c&state=s', { signIn });
    await screen.findByText('로그인하고 있어요');
    act(() => {
      stores.history.push('/mate');
    });
    await answer(KIM);
    await screen.findByRole('heading', { name: '메이트' });
    expect([address(), stores.session.isLogin]).toEqual(['/mate', true]);
  });

  it('closes a window that a page of ours opened for it', async () => {
    const done: string[] = [];
    const windows = {
      hasOpener: () => true,
      hasReferrer: () => true,
      tellOpener: () => undefined,
      listen: () => () => undefined,
      close: () => done.push('closed'),
    };
    const { signIn, answer } = server();
    comeBack('/oauth/kakao?code=c&state=s', { signIn, windows });
    await answer(KIM);
    await waitFor(() => {
      expect(done).toEqual(['closed']);
    });
  });
});
