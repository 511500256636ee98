import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  PROVIDERS,
  SNS_TYPE,
  SNS_TYPE_OF,
  type LoginPayload,
  type NewMember,
  type Provider,
  type Session,
  type SessionSource,
  type SignIn,
  type TokenKeeper,
} from '#core';

/** One browser. */
export interface OpenedBrowser {
  readonly signIn: SignIn;
  readonly source: SessionSource;
  readonly tokens: TokenKeeper;
}

/** A server where every code and every token is somebody's own. */
export interface OpenedSignIn {
  browse(): Promise<OpenedBrowser>;
  close(): Promise<void>;
}

const NOBODY = { accessToken: null, refreshToken: null };
const CONSENTS = { isFourteen: true, terms: true, privacy: true };
const MEMBER: NewMember = {
  nickname: '  김  한칸 ',
  consents: { ...CONSENTS, marketing: false, nightMarketing: false },
};

/** What the shell of each provider hands over for a person (spec/rules §7). */
const SHELL: Readonly<Record<Provider, (person: string) => LoginPayload>> = {
  kakao: (accessToken) => ({ SNS_TYPE_CD: SNS_TYPE.KAKAO, accessToken, refreshToken: 'r' }),
  naver: (accessToken) => ({ SNS_TYPE_CD: SNS_TYPE.NAVER, accessToken, refreshToken: 'r' }),
  facebook: (accessToken) => ({ SNS_TYPE_CD: SNS_TYPE.FACEBOOK, accessToken }),
  apple: (id_token) => ({ SNS_TYPE_CD: SNS_TYPE.APPLE, id_token }),
};

/** What every {@link SignIn} promises, with the {@link SessionSource} beside it. */
export function signInContract(name: string, open: () => Promise<OpenedSignIn>): void {
  describe(`SignIn: ${name}`, () => {
    let server: OpenedSignIn;
    let opened: OpenedBrowser;
    let signIn: SignIn;
    /** People whom no test before has met. */
    let kim: string;
    let lee: string;
    let count = 0;
    beforeAll(async () => {
      server = await open();
    });
    afterAll(() => server.close());
    beforeEach(async () => {
      opened = await server.browse();
      ({ signIn } = opened);
      count += 1;
      [kim, lee] = [`kim-${count}`, `lee-${count}`];
    });

    const stateOf = async (provider: Provider): Promise<string> => {
      const { url } = await signIn.begin(provider);
      const state = new URL(url, 'http://site').searchParams.get('state') ?? '';
      expect(state).not.toBe('');
      return state;
    };
    const bringBack = async (provider: Provider, person: string): Promise<Session | null> => {
      const state = await stateOf(provider);
      return signIn.login({ SNS_TYPE_CD: SNS_TYPE_OF[provider], code: person, state });
    };
    const join = async (provider: Provider, person: string): Promise<Session> => {
      expect(await signIn.login(SHELL[provider](person))).toBeNull();
      return signIn.signUp(MEMBER);
    };
    const refused = { name: 'AppError', kind: 'refused', status: 422 };

    test.each(PROVIDERS)('a new person of %s signs up, and is known from then on', async (one) => {
      expect(await bringBack(one, kim)).toBeNull();
      expect(opened.tokens.read()).toEqual(NOBODY);
      const made = await signIn.signUp(MEMBER);
      expect(made).toMatchObject({
        NICKNAME: '김 한칸',
        SIGN_UP_YN: 'Y',
        CERT_YN: 'N',
        SNS_TYPE_CDS: [SNS_TYPE_OF[one]],
      });
      await signIn.logout('here');
      const known = await bringBack(one, kim);
      expect(known).toMatchObject({ ID: made.ID, NICKNAME: '김 한칸' });
      expect(known?.SIGN_UP_YN).not.toBe('Y');
      expect(await opened.source.read()).toMatchObject({ ID: made.ID, NICKNAME: '김 한칸' });
    });

    test.each(PROVIDERS)('the shell’s tokens of %s sign in the same person', async (one) => {
      const made = await join(one, lee);
      const tokens = opened.tokens.read();
      expect(tokens.accessToken).not.toBeNull();
      expect(tokens.refreshToken).not.toBeNull();
      expect(await signIn.login(SHELL[one](lee))).toMatchObject({ ID: made.ID });
      expect(opened.tokens.read()).not.toEqual(tokens);
    });

    test('the same person of two providers is two members', async () => {
      const kakao = await join('kakao', kim);
      const naver = await join('naver', kim);
      expect(naver.ID).not.toBe(kakao.ID);
    });

    test('a state is good once, for its provider, and is never guessed', async () => {
      const state = await stateOf('kakao');
      const wrong = { SNS_TYPE_CD: SNS_TYPE_OF.naver, code: kim, state };
      await expect(signIn.login(wrong)).rejects.toMatchObject(refused);
      const again = await stateOf('kakao');
      const right = { SNS_TYPE_CD: SNS_TYPE_OF.kakao, code: kim, state: again };
      expect(await signIn.login(right)).toBeNull();
      await expect(signIn.login(right)).rejects.toMatchObject(refused);
      await expect(signIn.login({ ...right, state: 'guessed' })).rejects.toMatchObject(refused);
      expect(opened.tokens.read()).toEqual(NOBODY);
    });

    test('nobody signs up who was not vouched for', async () => {
      await expect(signIn.signUp(MEMBER)).rejects.toMatchObject(refused);
      expect(opened.tokens.read()).toEqual(NOBODY);
    });

    test.each([
      ['nickname', { ...MEMBER, nickname: '김' }],
      ['isFourteen', { ...MEMBER, consents: { ...MEMBER.consents, isFourteen: false } }],
      ['terms', { ...MEMBER, consents: { ...MEMBER.consents, terms: false } }],
      ['privacy', { ...MEMBER, consents: { ...MEMBER.consents, privacy: false } }],
    ])('a fault of %s is named, and can be mended', async (field, member) => {
      expect(await bringBack('kakao', kim)).toBeNull();
      await expect(signIn.signUp(member)).rejects.toMatchObject({ ...refused, field });
      expect((await signIn.signUp(MEMBER)).SIGN_UP_YN).toBe('Y');
    });

    test('a logout ends this session', async () => {
      await join('kakao', kim);
      await signIn.logout('here');
      expect(opened.tokens.read()).toEqual(NOBODY);
      expect((await opened.source.read()).ID ?? null).toBeNull();
    });

    test.each(['here', 'everywhere'] as const)('a logout %s ends others or not', async (where) => {
      await join('kakao', kim);
      const elsewhere = opened.tokens.read();
      await signIn.login(SHELL.kakao(kim));
      await signIn.logout(where);
      opened.tokens.write(elsewhere);
      const isThere = ((await opened.source.read()).ID ?? null) !== null;
      expect(isThere).toBe(where === 'here');
    });

    test('a visitor neither logs out nor certifies', async () => {
      const unauthorized = { name: 'AppError', kind: 'unauthorized', status: 401 };
      await expect(signIn.logout('here')).rejects.toMatchObject(unauthorized);
      await expect(signIn.certify(`imp_${count}`)).rejects.toMatchObject(unauthorized);
      await expect(signIn.beginCertification()).rejects.toMatchObject(unauthorized);
    });

    test('a certification counts for who began it, as often as it is sent', async () => {
      await join('kakao', kim);
      const { merchantUid } = await signIn.beginCertification();
      expect((await signIn.beginCertification()).merchantUid).not.toBe(merchantUid);
      await signIn.certify(`imp_${merchantUid}`);
      await signIn.certify(`imp_${merchantUid}`);
      expect((await opened.source.read()).CERT_YN).toBe('Y');
      await join('kakao', lee);
      await expect(signIn.certify(`imp_${merchantUid}`)).rejects.toMatchObject(refused);
      expect((await opened.source.read()).CERT_YN).toBe('N');
    });

    test('a cancelled call rejects with an AbortError', async () => {
      const cancel = AbortSignal.abort();
      for (const asked of [
        signIn.begin('kakao', cancel),
        signIn.login(SHELL.kakao(kim), cancel),
        signIn.signUp(MEMBER, cancel),
      ])
        await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    });
  });
}
