import { renderApp } from '../support/render-app';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError, STORAGE_KEY, type NewMember, type Session } from '#core';
import { MemorySignIn } from '../../../src/adapters/memory/memory-sign-in';
import { deferred } from '../support/deferred';
import { announced, described } from '../support/described';

const NEW: Session = { ID: 1, NICKNAME: '새한칸', SIGN_UP_YN: 'Y' };

function server() {
  const sent: NewMember[] = [];
  let { promise, resolve } = deferred<Session | AppError>();
  const signIn = Object.assign(new MemorySignIn(), {
    signUp: async (member: NewMember) => {
      sent.push(member);
      const answer = await promise;
      if (answer instanceof AppError) throw answer;
      return answer;
    },
  });
  const answer = (what: Session | AppError) =>
    act(async () => {
      const answered = promise;
      resolve(what);
      ({ promise, resolve } = deferred<Session | AppError>());
      await answered;
    });
  return { signIn, sent, answer };
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const nickname = () => screen.getByRole<HTMLInputElement>('textbox', { name: '닉네임' });
const submit = () => screen.getByRole('button', { name: '가입하기' });
const ALL = /^필수 항목에 모두 동의해요/;

async function open() {
  const { signIn, sent, answer } = server();
  const services = renderApp('/more/sign-up', { signIn });
  await screen.findByRole('heading', { name: '회원가입' });
  return { ...services, sent, answer };
}
const fillIn = () => {
  fireEvent.change(nickname(), { target: { value: '  새한칸 ' } });
  fireEvent.click(box(ALL));
};

describe('the consents', () => {
  it('begin unticked, required and optional ones apart', async () => {
    await open();
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').some((one) => one.checked)).toBe(
      false,
    );
    const optional = screen.getByRole('group', { name: '골라서 하는 동의' });
    expect(within(optional).getAllByRole('checkbox')).toHaveLength(2);
  });

  it('ticked all at once leave the optional ones alone', async () => {
    await open();
    fireEvent.click(box(ALL));
    expect([/만 14세/, /이용약관/, /개인정보/].map((name) => box(name).checked)).toEqual([
      true,
      true,
      true,
    ]);
    expect([/혜택과 소식/, /밤 9시/].map((name) => box(name).checked)).toEqual([false, false]);
    fireEvent.click(box(/이용약관/));
    expect(box(ALL).checked).toBe(false);
  });

  it('let advertising at night go only with advertising', async () => {
    await open();
    expect(box(/밤 9시/).disabled).toBe(true);
    fireEvent.click(box(/혜택과 소식/));
    fireEvent.click(box(/밤 9시/));
    expect(box(/밤 9시/).checked).toBe(true);
    fireEvent.click(box(/혜택과 소식/));
    expect([box(/밤 9시/).checked, box(/밤 9시/).disabled]).toEqual([false, true]);
  });

  it('say in a few lines what is agreed to', async () => {
    await open();
    expect(screen.getAllByText('내용 보기')).toHaveLength(3);
    expect(screen.getByText(/분쟁 기록은 3년/)).toBeTruthy();
  });
});

describe('what has to be mended', () => {
  it('is said by its field, the first of them with the focus, and goes as it is mended', async () => {
    const { sent } = await open();
    fireEvent.click(submit());
    const why = '닉네임을 2자 이상 12자 이하로 적어 주세요.';
    expect(await screen.findByText(why)).toBeTruthy();
    expect(document.activeElement).toBe(nickname());
    expect(nickname().getAttribute('aria-invalid')).toBe('true');
    expect(described(nickname())).toBe(`${why} 12자 가운데 0자`);
    expect(described(box(/만 14세/))).toBe('만 14세 이상만 가입할 수 있어요.');
    expect(announced(document.body)).toContain(why);
    fireEvent.change(nickname(), { target: { value: '새한칸' } });
    expect(screen.queryByText(why)).toBeNull();
    fireEvent.click(submit());
    await waitFor(() => {
      expect(document.activeElement).toBe(box(/만 14세/));
    });
    expect(screen.getByText('이용약관에 동의해 주세요.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('counts what a person sees as a character', async () => {
    await open();
    fireEvent.change(nickname(), { target: { value: ' 새 한칸 ' } });
    expect(screen.getByText('4/12')).toBeTruthy();
    fireEvent.change(nickname(), { target: { value: '\u1112\u119e\u11ab칸' } });
    expect(screen.getByText('2/12')).toBeTruthy();
  });

  it('is begun anew at one press', async () => {
    await open();
    fireEvent.change(nickname(), { target: { value: '새한칸' } });
    fireEvent.click(screen.getByRole('button', { name: '닉네임 지우기' }));
    expect([nickname().value, document.activeElement]).toEqual(['', nickname()]);
    expect(sessionStorage.getItem(`${STORAGE_KEY.DRAFT}_sign-up`)).not.toContain('새한칸');
  });

  it('comes from the server, too, and stays with that nickname', async () => {
    const { answer, sent } = await open();
    fillIn();
    fireEvent.click(submit());
    await answer(new AppError('refused', '다른 닉네임을 골라 주세요.', 'nickname', 422));
    expect(await screen.findByText('다른 닉네임을 골라 주세요.')).toBeTruthy();
    await waitFor(() => {
      expect(document.activeElement).toBe(nickname());
    });
    fireEvent.click(submit());
    expect(sent).toHaveLength(1);
    fireEvent.change(nickname(), { target: { value: '새두칸' } });
    expect(screen.queryByText('다른 닉네임을 골라 주세요.')).toBeNull();
  });
});

describe('sending', () => {
  it('makes one account for two taps, welcomes, and leads to where the person was', async () => {
    sessionStorage.setItem(STORAGE_KEY.POST_LOGIN_REDIRECT_URI, '/mate');
    const { sent, answer, stores } = await open();
    fillIn();
    fireEvent.click(submit());
    fireEvent.click(submit());
    expect(sent).toEqual([
      {
        nickname: '새한칸',
        consents: {
          isFourteen: true,
          terms: true,
          privacy: true,
          marketing: false,
          nightMarketing: false,
        },
      },
    ]);
    await answer(NEW);
    const welcome = await screen.findByRole('dialog', { name: /환영합니다/ });
    expect(stores.session.isLogin).toBe(true);
    fireEvent.click(within(welcome).getByRole('button', { name: '시작하기' }));
    await screen.findByRole('heading', { name: '메이트' });
    expect(sessionStorage.getItem(`${STORAGE_KEY.DRAFT}_sign-up`)).toBeNull();
  });

  it('keeps everything on a dead network, and can be tried again', async () => {
    const { sent, answer } = await open();
    fillIn();
    fireEvent.click(submit());
    await answer(new AppError('offline'));
    expect(await screen.findByText('네트워크 연결을 확인해 주세요.')).toBeTruthy();
    expect([nickname().value, box(ALL).checked]).toEqual(['  새한칸 ', true]);
    expect(screen.queryByRole('button', { name: '다시 로그인' })).toBeNull();
    fireEvent.click(submit());
    expect(sent).toHaveLength(2);
  });

  it('offers another login where this one has run out, and keeps what was typed', async () => {
    const { answer } = await open();
    fillIn();
    fireEvent.click(submit());
    await answer(new AppError('refused', '처음부터 다시 로그인해 주세요.', null, 422));
    expect(await screen.findByText('처음부터 다시 로그인해 주세요.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '다시 로그인' }));
    await screen.findByRole('dialog', { name: /가벼운 생활/ });
    expect(nickname().value).toBe('  새한칸 ');
  });
});

describe('what is typed', () => {
  it('is there again after a reload', async () => {
    const draft: NewMember = {
      nickname: '새한칸',
      consents: {
        isFourteen: true,
        terms: false,
        privacy: false,
        marketing: true,
        nightMarketing: false,
      },
    };
    sessionStorage.setItem(`${STORAGE_KEY.DRAFT}_sign-up`, JSON.stringify(draft));
    await open();
    expect([nickname().value, box(/만 14세/).checked, box(/혜택/).checked]).toEqual([
      '새한칸',
      true,
      true,
    ]);
    fireEvent.change(nickname(), { target: { value: '새두칸' } });
    expect(sessionStorage.getItem(`${STORAGE_KEY.DRAFT}_sign-up`)).toContain('새두칸');
  });

  it.each(['{"nickname":1}', '{"nickname":"a","consents":{"terms":1}}', '[]', 'null'])(
    'begins empty where %s is stored',
    async (stored) => {
      sessionStorage.setItem(`${STORAGE_KEY.DRAFT}_sign-up`, stored);
      await open();
      expect(nickname().value).toBe('');
    },
  );
});
