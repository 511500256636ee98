import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ITEM_TYPE, type NewReport, type Reports } from '#core';

/** Two members and somebody who is not signed in, before one server. */
export interface OpenedReports {
  readonly kim: Reports;
  readonly lee: Reports;
  readonly visitor: Reports;
  /** Houses that are there, by id: each test reports one of its own. */
  readonly houses: readonly string[];
  /** An operator is done with it; null where nobody can be. */
  readonly finish: ((caseNumber: string) => Promise<void>) | null;
  close(): Promise<void>;
}

const ABUSE: NewReport = {
  reason: 'ABUSE',
  title: '역에서 가까운 방',
  content: '사진이 다른 집이에요.',
  target: null,
  authorId: null,
};
const CASE = /^RP-[B-DF-HJKMNP-TV-Z2-9]{8}$/;

/** What every {@link Reports} promises. */
export function reportsContract(name: string, open: () => Promise<OpenedReports>): void {
  describe(`Reports: ${name}`, () => {
    let opened: OpenedReports;
    let keys = 0;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());
    const key = () => `key-${(keys += 1)}`;
    const of = (at: number): NewReport => {
      const id = opened.houses[at] ?? 'none';
      return { ...ABUSE, target: { code: ITEM_TYPE.HOUSE, id } };
    };

    test('a report has a case number, and is found again by who sent it alone', async () => {
      const before = (await opened.kim.mine()).length;
      const { caseNumber } = await opened.kim.send(of(0), key());
      expect(caseNumber).toMatch(CASE);
      const mine = await opened.kim.mine();
      expect(mine).toHaveLength(before + 1);
      const { reportedAt, ...rest } = mine[0] ?? expect.fail('nothing is found');
      const { reason, title, target } = of(0);
      expect(rest).toEqual({ caseNumber, reason, title, target, state: 'RECEIVED' });
      expect(new Date(reportedAt).toString()).not.toBe('Invalid Date');
      const lees = await opened.lee.mine();
      expect(lees.map((one) => one.caseNumber)).not.toContain(caseNumber);
    });

    test('sent again under its key it is the same one', async () => {
      const own = key();
      const sent = await opened.kim.send(of(1), own);
      expect(await opened.kim.send(of(1), own)).toEqual(sent);
      const mine = await opened.kim.mine();
      expect(mine.filter((one) => one.caseNumber === sent.caseNumber)).toHaveLength(1);
    });

    test('somebody else’s key names nothing of theirs', async () => {
      const own = key();
      const sent = await opened.kim.send(of(2), own);
      const other = await opened.lee.send(of(2), own);
      expect(other.caseNumber).not.toBe(sent.caseNumber);
    });

    test('a second report of a target says which one is open', async () => {
      const { caseNumber } = await opened.kim.send(of(3), key());
      const again = opened.kim.send({ ...of(3), content: '또 있어요.' }, key());
      await expect(again).rejects.toMatchObject({
        name: 'AppError',
        kind: 'conflict',
        status: 409,
        message: `이미 신고해 주셔서 처리 중이에요. 접수번호: ${caseNumber}`,
      });
      await opened.lee.send(of(3), key());
    });

    test('what is closed can be reported anew, and its key is still its own', async ({ skip }) => {
      const { finish } = opened;
      if (finish === null) return skip('nobody closes reports here');
      const own = key();
      const { caseNumber } = await opened.kim.send(of(4), own);
      await finish(caseNumber);
      expect((await opened.kim.mine())[0]).toMatchObject({ caseNumber, state: 'DONE' });
      expect(await opened.kim.send(of(4), own)).toEqual({ caseNumber });
      const anew = await opened.kim.send(of(4), key());
      expect(anew.caseNumber).not.toBe(caseNumber);
    });

    test('there may be several without a target, the newest first', async () => {
      const first = await opened.lee.send(ABUSE, key());
      const second = await opened.lee.send({ ...ABUSE, authorId: '7' }, key());
      const mine = await opened.lee.mine();
      expect(mine.slice(0, 2).map((one) => one.caseNumber)).toEqual([
        second.caseNumber,
        first.caseNumber,
      ]);
    });

    test.each([
      ['', '구체적인 사유와 의견을 입력해 주세요.'],
      [' \n ', '구체적인 사유와 의견을 입력해 주세요.'],
      ['가'.repeat(2001), '사유와 의견은 2,000자까지 적을 수 있어요. 조금 줄여 주세요.'],
    ])('a text that is missing or too long is refused by its name', async (content, message) => {
      await expect(opened.kim.send({ ...ABUSE, content }, key())).rejects.toMatchObject({
        name: 'AppError',
        kind: 'refused',
        field: 'CONTENT',
        message,
      });
    });

    test('what is not there is not reported', async () => {
      const target = { code: ITEM_TYPE.HOUSE, id: 'no-such-house' };
      await expect(opened.kim.send({ ...ABUSE, target }, key())).rejects.toMatchObject({
        name: 'AppError',
        kind: 'not-found',
        message: '삭제된 게시물입니다.',
      });
    });

    test('a visitor neither reports nor has reports', async () => {
      const unauthorized = { name: 'AppError', kind: 'unauthorized', status: 401 };
      await expect(opened.visitor.send(ABUSE, key())).rejects.toMatchObject(unauthorized);
      await expect(opened.visitor.mine()).rejects.toMatchObject(unauthorized);
    });

    test('a cancelled question rejects with an AbortError', async () => {
      const asked = opened.kim.mine(AbortSignal.abort());
      await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    });
  });
}
