import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  NOTIFICATION_KIND,
  NONE_UNREAD,
  unreadNow,
  withHeard,
  type MemberNotification,
  type Unread,
} from '#core';

type Step = { readonly kind: MemberNotification['kind'] } | { readonly read: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom(...Object.values(NOTIFICATION_KIND)) }),
  fc.record({ read: fc.nat({ max: 20 }) }),
);

const counted = (items: readonly MemberNotification[], change: number): Unread => {
  const counts = { ...NONE_UNREAD };
  for (const { kind, isRead } of items) if (!isRead) counts[kind] += 1;
  return { counts, change };
};

/** The state after every change of a member's notifications, as a server knows it, from the first. */
function statesOf(steps: readonly Step[]): readonly (readonly MemberNotification[])[] {
  const states: (readonly MemberNotification[])[] = [[]];
  for (const one of steps) {
    const items = states.at(-1) ?? [];
    const change = states.length;
    if ('kind' in one) {
      const told = { id: String(change), kind: one.kind, title: '', message: '', LINK: '' };
      const rest = { NOTI_TARGET_CD: '', createdAt: '', isRead: false };
      states.push([...items, { ...told, ...rest, change, firstChange: change }]);
    } else if (items[one.read]?.isRead === false)
      states.push(items.map((it, at) => (at === one.read ? { ...it, isRead: true, change } : it)));
  }
  return states;
}

describe('what is unread now', () => {
  test('is what the server counts, whatever of its stream was heard twice, late or skipped over', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 40 }),
        fc.nat({ max: 40 }),
        fc.array(fc.nat({ max: 40 })),
        (steps, from, looks) => {
          const states = statesOf(steps);
          const base = Math.min(from, states.length - 1);
          const at = [...looks, states.length - 1].filter((look) => look < states.length);
          // A stream tells the latest state of what changed, at whatever moments it looks, in any order.
          const heard = at
            .flatMap((look) => states[look] ?? [])
            .filter(({ change }) => change > base)
            .reduce<readonly MemberNotification[]>(withHeard, []);
          const last = counted(states.at(-1) ?? [], states.length - 1);
          expect(unreadNow(counted(states[base] ?? [], base), heard)).toEqual(last.counts);
        },
      ),
    );
  });
});
