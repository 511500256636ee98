import { renderApp } from '../support/render-app';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError, SNS_TYPE, STORAGE_KEY, type CertificationResult } from '#core';
import { MemoryCertificationWidget } from '../../../src/adapters/memory/memory-certification-widget';
import { NoCertification } from '../../../src/adapters/social/no-certification';
import type { Services } from '../../../src/ui/ground/services';
import type { WritePorts } from '../../../src/ui/stores/outbox/write-sending';

const CONSENTS = {
  isFourteen: true,
  terms: true,
  privacy: true,
  marketing: false,
  nightMarketing: false,
};

/** The screen of somebody who is logged in; `fail` makes the server refuse. */
async function asMember(
  change: Partial<Services> = {},
  fail: Partial<Record<'logout' | 'certify' | 'beginCertification', AppError>> = {},
) {
  const services = renderApp('/mate', change);
  const { signIn, stores } = services;
  await screen.findByRole('heading', { name: '메이트' });
  await signIn.login({ SNS_TYPE_CD: SNS_TYPE.FACEBOOK, accessToken: 't' });
  const session = await signIn.signUp({ nickname: '김한칸', consents: CONSENTS });
  for (const [name, error] of Object.entries(fail)) {
    const refuse = (): Promise<never> => Promise.reject(error);
    Object.assign(signIn, { [name]: refuse });
  }
  act(() => {
    stores.session.signedIn(session);
    stores.history.push('/more');
  });
  await screen.findByRole('heading', { name: '김한칸' });
  return services;
}
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const answer = async (name: string) => {
  const dialog = await screen.findByRole('alertdialog', { name: '로그아웃하시겠습니까?' });
  const buttons = within(dialog).getAllByRole('button');
  expect(buttons.map((one) => one.textContent)).toEqual(['취소', '로그아웃']);
  fireEvent.click(within(dialog).getByRole('button', { name }));
};
const ALL_POSTS = {
  categoryTypeCode: null,
  q: '',
  sort: 'newest',
  limit: 1,
  cursor: null,
} as const;
const toast = (services: Services) => services.stores.toasts.current?.message;

describe('a visitor', () => {
  it('is asked to log in, under 더보기 and at the top of the window', async () => {
    renderApp('/more');
    expect(await screen.findByText('로그인해 주세요')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '로그아웃' })).toBeNull();
    press('로그인하기');
    expect(await screen.findByRole('dialog', { name: /가벼운 생활/ })).toBeTruthy();
    press('닫기');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    press('로그인');
    expect(await screen.findByRole('dialog', { name: /가벼운 생활/ })).toBeTruthy();
  });
});

describe('somebody who is logged in', () => {
  it('sees who they are and how they came, under 더보기 and at the top of the window', async () => {
    await asMember();
    expect(screen.getByText('페이스북 계정으로 로그인했어요')).toBeTruthy();
    expect(screen.getByRole('link', { name: '김한칸' }).getAttribute('href')).toBe('/more');
    expect(screen.queryByRole('button', { name: '로그인' })).toBeNull();
  });

  it('stays logged in by 취소', async () => {
    const { stores } = await asMember();
    press('로그아웃');
    await answer('취소');
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    expect(stores.session.isLogin).toBe(true);
  });

  it.each(['로그아웃', '모든 기기에서 로그아웃'])('is nobody after %s', async (name) => {
    const services = await asMember();
    press(name);
    await answer('로그아웃');
    expect(await screen.findByText('로그인해 주세요')).toBeTruthy();
    expect(localStorage.getItem(STORAGE_KEY.USER_DATA)).toBeNull();
    await waitFor(() => {
      expect(toast(services)).toBe('로그아웃했어요.');
    });
    act(() => {
      services.stores.history.push('/zzim');
    });
    expect(await screen.findByText('최근 본 집이 없어요')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: '찜한' }));
    expect(await screen.findByText('찜한 집이 없어요')).toBeTruthy();
  });

  it('loses nothing by a logout that can still be sent', async () => {
    const { posts, stores } = await asMember();
    const { items } = await posts.list(ALL_POSTS);
    const busy = () => Promise.reject(new AppError('server'));
    const ports = { posts: { like: busy } } as unknown as WritePorts;
    const liked = { postId: items[0]?.id ?? '', liked: true };
    expect(await stores.outbox.press(ports, 'postLike', liked)).toEqual({ kind: 'kept' });
    press('로그아웃');
    const dialog = await screen.findByRole('alertdialog', { name: '로그아웃하시겠습니까?' });
    expect(stores.outbox.own?.writes).toEqual([]);
    expect(dialog.textContent).not.toContain('보내지');
  });

  it('finds 최근 본 집 first after a logout, also after a reload', async () => {
    await asMember();
    press('로그아웃');
    await answer('로그아웃');
    await screen.findByText('로그인해 주세요');
    cleanup();
    renderApp('/zzim');
    expect(await screen.findByText('최근 본 집이 없어요')).toBeTruthy();
  });

  it('stays logged in where the server did not end the session, and is told', async () => {
    const services = await asMember({}, { logout: new AppError('offline') });
    press('로그아웃');
    await answer('로그아웃');
    await waitFor(() => {
      expect(toast(services)).toBe('로그아웃하지 못했어요. 네트워크 연결을 확인해 주세요.');
    });
    expect(services.stores.session.isLogin).toBe(true);
    expect(services.stores.zzim.firstTab).toBe('zzim');
  });
});

describe('the identity certification', () => {
  const widget = (result: CertificationResult, back: CertificationResult | null = null) => ({
    certification: new MemoryCertificationWidget(result, back),
  });
  const DONE = { kind: 'done', impUid: 'imp_7' } as const;
  const failedTitle = { name: '인증에 실패했습니다.' };

  it('is shown as done, once the server says so', async () => {
    const services = await asMember(widget(DONE));
    press('본인인증 인증하기');
    expect(await screen.findByText('완료')).toBeTruthy();
    expect(toast(services)).toBe('본인인증을 마쳤어요.');
    expect(services.stores.session.session.CERT_YN).toBe('Y');
  });

  it('ends quietly where the person changed their mind', async () => {
    const services = await asMember(widget({ kind: 'cancelled' }));
    press('본인인증 인증하기');
    await waitFor(() => {
      expect(screen.getByRole('button', { name: '본인인증 인증하기' })).toBeTruthy();
    });
    expect([toast(services), services.stores.popups.shown]).toEqual([undefined, []]);
  });

  it('says that it failed, and what its service said', async () => {
    await asMember(widget({ kind: 'failed', message: '통신사 정보가 달라요.' }));
    press('본인인증 인증하기');
    const dialog = await screen.findByRole('alertdialog', failedTitle);
    expect(dialog.textContent).toContain('통신사 정보가 달라요.');
  });

  it('says that it could not be begun', async () => {
    const beginCertification = new AppError('refused', '지금은 답할 수 없어요.', null, 503);
    const services = await asMember(widget(DONE), { beginCertification });
    press('본인인증 인증하기');
    const dialog = await screen.findByRole('alertdialog', failedTitle);
    expect(dialog.textContent).toContain('지금은 답할 수 없어요.');
    expect(services.stores.session.session.CERT_YN).toBe('N');
  });

  it('shows the words of the server, marked up but harmless', async () => {
    const html = '<b>이미 사용한</b> 인증이에요.<img src=x onerror="alert(1)">';
    const certify = new AppError('refused', '이미 사용한 인증이에요.', null, 422, html);
    await asMember(widget(DONE), { certify });
    press('본인인증 인증하기');
    const dialog = await screen.findByRole('alertdialog', failedTitle);
    await waitFor(() => {
      expect(dialog.querySelector('b')?.textContent).toBe('이미 사용한');
    });
    expect(dialog.querySelector('img')).toBeNull();
  });

  it('takes up what a phone brought back to the page', async () => {
    await asMember(widget({ kind: 'cancelled' }, DONE));
    expect(await screen.findByText('완료')).toBeTruthy();
  });

  it('is not offered where none is configured', async () => {
    await asMember({ certification: new NoCertification() });
    expect(screen.queryByText('본인인증')).toBeNull();
  });
});
