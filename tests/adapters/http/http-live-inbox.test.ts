import { describe, expect, it } from 'vitest';
import { HeardChats } from '../../../src/adapters/http/chats/heard-chats';
import { HeardCollections } from '../../../src/adapters/http/collections/heard-collections';
import { HttpLiveInbox } from '../../../src/adapters/http/http-live-inbox';
import { clientOf } from '../../support/http-client';

const quiet = () => undefined;
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A tab that follows, and lets another one hold the line. */
function tab(froms: readonly (number | 'away')[], { holds = 0, random = 0 } = {}) {
  const chats = new HeardChats();
  const pauses: number[] = [];
  let asked = 0;
  const from = () => {
    const answer = froms[asked] ?? 'away';
    asked += 1;
    return answer === 'away' ? Promise.reject(new Error('away')) : Promise.resolve(answer);
  };
  let left = holds;
  const live = new HttpLiveInbox({
    chats,
    collections: new HeardCollections(),
    random: { number: () => random },
    client: clientOf('http://nowhere'),
    carrier: { carry: () => Promise.reject(new Error('away')) },
    pause: () => new Promise(quiet),
    rest: (ms) => {
      left -= 1;
      pauses.push(ms);
      return left < 0 ? new Promise(quiet) : Promise.resolve(false);
    },
    join: (_name, { hold }) => {
      if (holds > 0) void hold(new AbortController().signal, quiet);
      return quiet;
    },
  });
  let begun = 0;
  chats.listen(quiet, () => {
    begun += 1;
  });
  const leave = live.open('7', from, quiet);
  return { chats, pauses, leave, begun: () => begun };
}

describe('a line that rooms are heard by', () => {
  it('has begun once it is known from which change on, for those who listen later, too', async () => {
    const { chats, leave, begun } = tab([3]);
    expect(begun()).toBe(0);
    await settled();
    expect(begun()).toBe(1);
    let late = 0;
    chats.listen(quiet, () => {
      late += 1;
    });
    expect(late).toBe(1);
    leave();
    chats.listen(quiet, () => {
      late += 1;
    });
    expect(late).toBe(1);
  });

  it('says nothing that is known only once it was left', async () => {
    const { leave, begun } = tab([3]);
    leave();
    await settled();
    expect(begun()).toBe(0);
  });

  it('says so where it cannot be known, and once more when it is', async () => {
    const { begun } = tab(['away', 'away', 3], { holds: 3 });
    await settled();
    expect(begun()).toBe(2);
  });

  it('spreads its pauses, so that not all pages come back at once', async () => {
    const { pauses } = tab([3, 3, 3], { holds: 3, random: 0.5 });
    await settled();
    expect(pauses).toEqual([0, 2400, 6000, 18_000]);
  });
});
