import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLogin, type SessionSource } from '#core';

/** Ways to ask who is there, before a server that knows one member. */
export interface OpenedSessions {
  readonly visitor: SessionSource;
  /** 한칸, number 7, certified, signed in by Kakao and Naver. */
  readonly member: SessionSource;
  /** With tokens that have ended. */
  readonly ended: SessionSource;
  close(): Promise<void>;
}

/** What every {@link SessionSource} promises. */
export function sessionSourceContract(name: string, open: () => Promise<OpenedSessions>): void {
  describe(`SessionSource: ${name}`, () => {
    let opened: OpenedSessions;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    test('a visitor’s session is empty', async () => {
      expect(isLogin(await opened.visitor.read())).toBe(false);
    });

    test('a member’s says who it is, as often as it is asked', async () => {
      const asked = Array.from({ length: 3 }, () => opened.member.read());
      for (const session of await Promise.all(asked))
        expect(session).toMatchObject({
          ID: 7,
          NICKNAME: '한칸',
          CERT_YN: 'Y',
          SNS_TYPE_CDS: ['SNSTP00001', 'SNSTP00002'],
        });
    });

    test('a session that has ended is a visitor’s, without an error', async () => {
      const asked = [opened.ended.read(), opened.ended.read()];
      for (const session of await Promise.all(asked)) expect(isLogin(session)).toBe(false);
      expect(isLogin(await opened.ended.read())).toBe(false);
    });

    test('a cancelled call rejects with an AbortError', async () => {
      for (const source of [opened.visitor, opened.member, opened.ended])
        await expect(source.read(AbortSignal.abort())).rejects.toMatchObject({
          name: 'AbortError',
        });
    });
  });
}
