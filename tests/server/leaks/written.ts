import type { Sent, Write } from './every-write';
import type { Listeners } from './heard-live';
import type { LeakWorld } from './leak-world';
import type { Person } from './people';
import { wordsIn } from './words-in';

/** Nothing is there to write on, or not for who asks. */
const NOTHING: readonly number[] = [401, 403, 404, 410];
const [SPENT, SIGNED_OUT] = [429, 401];

/** What somebody was answered who wrote. */
export interface Answered {
  /** The call as it was asked, with its body. */
  readonly asking: string;
  readonly call: string;
  readonly status: number;
  /** The words of secrets that stand in its headers, and in what it says. */
  readonly words: ReadonlySet<string>;
}

/** Asks all that writes, as one person, each call in the world that all others find, while all listen. */
export async function writeAll(
  world: LeakWorld,
  person: Person,
  writes: readonly Write[],
  restore: () => Promise<unknown>,
  listeners: Listeners,
): Promise<readonly Answered[]> {
  const answers: Answered[] = [];
  const putBack = async () => {
    await restore();
    listeners.goBack();
  };
  for (const { call, method, addresses, isOfOne, first, others, wrong } of writes) {
    let written = 0;
    /** Answers whether there is something to write on. */
    const send = async (address: string, sent: Sent): Promise<boolean> => {
      let answer = await world.write(person, method, address, sent);
      // Whoever spent what a day allows, or ended their session, goes on as if they had not.
      if (answer.status === SPENT || (answer.status === SIGNED_OUT && written > 0)) {
        await putBack();
        answer = await world.write(person, method, address, sent);
      }
      const asking = `${method} ${address} ${JSON.stringify(sent)}`;
      answers.push({ asking, call, status: answer.status, words: wordsIn(answer.said) });
      if (answer.status < 400) {
        written += 1;
        await listeners.hear(asking);
      }
      return !NOTHING.includes(answer.status);
    };
    const [most] = wrong;
    for (const address of addresses) {
      const isThere = await send(address, first);
      if (!isThere && (isOfOne || person === 'visitor')) continue;
      for (const sent of others) await send(address, sent);
      if (most !== undefined) await send(address, most);
    }
    for (const sent of wrong) await send(addresses[0] ?? '', sent);
    if (written > 0) await putBack();
  }
  return answers;
}

/** Of all that was asked: how much there was, and what came of it, by the call. */
export function reachOf(answers: readonly Answered[]) {
  const calls = new Set(answers.map(({ call }) => call));
  const written = answers.filter(({ status }) => status < 400);
  const wrote = new Set(written.map(({ call }) => call));
  return {
    /** Calls that wrote nothing for anybody. */
    idle: [...calls].filter((call) => !wrote.has(call)),
    broken: answers.filter(({ status }) => status === 500).map(({ call }) => call),
    /** The share of askings that wrote. */
    share: written.length / answers.length,
  };
}
