import { describe, expect, test } from 'vitest';
import { GatheredChanges } from '../../../server/notifications/gathered-changes';
import type {
  AskedChanges,
  MemberChange,
  StoredChanges,
} from '../../../server/ports/notifications/notifications';

/** A change of a room by which its member and what they asked for are known again. */
const changeOf = ({ memberId, after }: AskedChanges): readonly MemberChange[] => [
  {
    kind: 'chat',
    one: {
      id: String(memberId),
      last: 1,
      hiddenTo: 0,
      revision: 0,
      unread: 0,
      theirRead: 0,
      change: after + 1,
      unreadInAll: 0,
    },
  },
];

/** A database whose answers are given by hand. */
class SlowChanges implements StoredChanges {
  readonly asked: (readonly AskedChanges[])[] = [];
  private readonly answers: ((isThere: boolean) => void)[] = [];

  since(asked: readonly AskedChanges[]): Promise<readonly (readonly MemberChange[])[]> {
    this.asked.push(asked.map(({ memberId, after }) => ({ memberId, after })));
    return new Promise((resolve, reject) => {
      this.answers.push((isThere) => {
        if (isThere) resolve(asked.map(changeOf));
        else reject(new Error('away'));
      });
    });
  }

  answer(isThere = true): void {
    this.answers.shift()?.(isThere);
  }
}

describe('changes that many ask for', () => {
  test('are asked for at once by who is alone, and together by all who ask meanwhile', async () => {
    const slow = new SlowChanges();
    const gathered = new GatheredChanges(slow);
    const first = gathered.since(1, 10);
    const others = [gathered.since(2, 20), gathered.since(3, 30), gathered.since(2, 0)];
    expect(slow.asked).toEqual([[{ memberId: 1, after: 10 }]]);
    slow.answer();
    expect(await first).toEqual(changeOf({ memberId: 1, after: 10 }));
    expect(slow.asked[1]).toEqual([
      { memberId: 2, after: 20 },
      { memberId: 3, after: 30 },
      { memberId: 2, after: 0 },
    ]);
    slow.answer();
    expect(await Promise.all(others)).toEqual(slow.asked[1]?.map(changeOf));
    const next = gathered.since(4, 0);
    slow.answer();
    expect(await next).toHaveLength(1);
    expect(slow.asked).toHaveLength(3);
  });

  test('are asked for in parts where very many ask', async () => {
    const slow = new SlowChanges();
    const gathered = new GatheredChanges(slow);
    const all = Array.from({ length: 600 }, (_, at) => gathered.since(at + 1, at));
    for (const some of [all.slice(0, 1), all.slice(1, 251), all.slice(251, 501), all.slice(501)]) {
      slow.answer();
      await Promise.all(some);
    }
    expect(slow.asked.map((some) => some.length)).toEqual([1, 250, 250, 99]);
    expect((await Promise.all(all)).map(([one]) => one?.one.change)).toEqual(
      all.map((_, at) => at + 1),
    );
  });

  test('fail for those who were asked for together, and for nobody after them', async () => {
    const slow = new SlowChanges();
    const gathered = new GatheredChanges(slow);
    const first = gathered.since(1, 0);
    const second = gathered.since(2, 0);
    slow.answer(false);
    await expect(first).rejects.toThrow('away');
    slow.answer();
    expect(await second).toHaveLength(1);
  });
});
