import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MODERATED, MOST_APPEAL, type Appeals, type AppealTarget } from '#core';

/** Two members and a visitor; what kim wrote is held. */
export interface OpenedAppeals {
  readonly kim: Appeals;
  readonly lee: Appeals;
  readonly visitor: Appeals;
  /** Something new of kim that is held. */
  heldPost(): Promise<string>;
  heldComment(): Promise<string>;
  /** Something of kim that everybody sees. */
  shownPost(): Promise<string>;
  close(): Promise<void>;
}

let keys = 0;
const newKey = (): string => `appeal-${(keys += 1)}`;
const WHY = '다른 사람의 글을 옮긴 말이에요.';

/** What every {@link Appeals} promises. */
export function appealsContract(name: string, open: () => Promise<OpenedAppeals>): void {
  describe(`Appeals: ${name}`, () => {
    let opened: OpenedAppeals;
    let target: AppealTarget;
    beforeAll(async () => {
      opened = await open();
    });
    beforeEach(async () => {
      target = { kind: MODERATED.POST, id: await opened.heldPost() };
    });
    afterAll(() => opened.close());

    test('a held post and a held comment are appealed by their author, each with a number', async () => {
      const post = await opened.kim.send(target, WHY, newKey());
      const comment = { kind: MODERATED.COMMENT, id: await opened.heldComment() };
      const other = await opened.kim.send(comment, WHY, newKey());
      expect(post.caseNumber).toMatch(/^RP-[A-Z0-9]{8}$/);
      expect(other.caseNumber).not.toBe(post.caseNumber);
    });

    test('sent again under its key it is the same appeal', async () => {
      const key = newKey();
      const [first, second] = await Promise.all([
        opened.kim.send(target, WHY, key),
        opened.kim.send(target, WHY, key),
      ]);
      expect(second).toEqual(first);
    });

    test('a second appeal of the same thing is refused', async () => {
      await opened.kim.send(target, WHY, newKey());
      await expect(opened.kim.send(target, WHY, newKey())).rejects.toMatchObject({
        kind: 'conflict',
        status: 409,
      });
    });

    test.each([
      ['blank', '  \n'],
      ['too long', '가'.repeat(MOST_APPEAL + 1)],
    ])('a text that is %s is refused by its field', async (_, text) => {
      await expect(opened.kim.send(target, text, newKey())).rejects.toMatchObject({
        kind: 'refused',
        field: 'text',
        status: 422,
      });
      await expect(opened.kim.send(target, WHY, newKey())).resolves.toBeDefined();
    });

    test('nobody appeals for others, nor what is shown, nor what is not there', async () => {
      const nothing = { kind: 'not-found' };
      await expect(opened.lee.send(target, WHY, newKey())).rejects.toMatchObject(nothing);
      for (const id of [await opened.shownPost(), '999999999'])
        await expect(
          opened.kim.send({ kind: MODERATED.POST, id }, WHY, newKey()),
        ).rejects.toMatchObject(nothing);
    });

    test.each(['a', '0', '1-1', '9'.repeat(64)])(
      'what no id names is not there: %s',
      async (id) => {
        const nothing = opened.kim.send({ kind: MODERATED.POST, id }, WHY, newKey());
        await expect(nothing).rejects.toMatchObject({ status: 404 });
      },
    );

    test('a visitor is asked to sign in', async () => {
      await expect(opened.visitor.send(target, WHY, newKey())).rejects.toMatchObject({
        kind: 'unauthorized',
        status: 401,
      });
    });
  });
}
