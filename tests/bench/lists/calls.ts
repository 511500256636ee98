import { MOST_JOINED_AT_ONCE } from '#core';
import { spreadOf, timed, type Spread } from '../scale/spread';
import { fullChecklist, recents, zzims } from './kept-things';
import { clock, type Asker, type World } from './world';

/** Each call is asked so often, one after the other, after some that warm up. */
const CALLS = 40;
const WARM = 5;

export interface CallTimes extends Spread {
  readonly name: string;
  /** The median of the bare call, asked by turns with it: the machine may be busy with other work meanwhile. */
  readonly bare: number;
}

/** The cheapest answer there is: everything else is told as a ratio to it. */
export const BARE = '/v1/session';

const PEOPLE = 10;
const COLLECTED = 60;

/** What the calls of lists, checklists, collections and comparisons take. */
export async function measureCalls(world: World): Promise<readonly CallTimes[]> {
  const all: CallTimes[] = [];
  const one = await world.member();
  const add = async (name: string, ask: (turn: number) => Promise<unknown>) => {
    const [times, bare]: [number[], number[]] = [[], []];
    for (let turn = -WARM; turn < CALLS; turn += 1) {
      const cheapest = await timed(() => one.ask('GET', BARE));
      const { ms } = await timed(() => ask(turn));
      if (turn < 0) continue;
      times.push(ms);
      bare.push(cheapest.ms);
    }
    all.push({ name, ...spreadOf(times), bare: spreadOf(bare).p50 });
  };

  for (const count of [60, 600]) {
    const own = await world.member();
    const known = zzims(count, clock.now() - 3_600_000);
    // More than so many come in parts, as a device sends them.
    const join = async (entries: readonly unknown[]) => {
      for (let from = 0; from < entries.length; from += MOST_JOINED_AT_ONCE)
        await own.ask('POST', '/v2/me/zzims/join', {
          entries: entries.slice(from, from + MOST_JOINED_AT_ONCE),
        });
    };
    await add(`join of ${count} kept things, all known`, () => join(known));
    await add(`join of ${count} kept things, all set again`, (turn) =>
      join(zzims(count, clock.now() - 1_000_000 + turn * 1000)),
    );
    await add(`kept things read, ${count}`, () => own.ask('GET', '/v2/me/zzims'));
  }
  await add('join of 60 recent things, all known', () =>
    one.ask('POST', '/v2/me/recents/join', { entries: recents(60, 1_700_000_000_000) }),
  );
  await add('recent things read, 60', () => one.ask('GET', '/v2/me/recents'));

  for (const count of [1, 20]) {
    const own = await world.member();
    const changed = Array.from({ length: count }, (_, n) => fullChecklist(n, 1_700_000_000_000));
    const written = (turn: number) =>
      changed.map((_, n) => fullChecklist(n, turn + 1_700_000_000_000));
    const join = (given: readonly unknown[]) =>
      own.ask('POST', '/v2/checklists/join', { changed: given, known: [] });
    await add(`join of checklists of every item, ${count}, all known`, () => join(changed));
    await add(`join of checklists of every item, ${count}, all written anew`, (turn) =>
      join(written(turn).map((list, n) => ({ ...list, id: changed[n]?.id }))),
    );
  }

  const { own, id } = await votedOn(world);
  await add(`a collection of ${COLLECTED} with ${COLLECTED * PEOPLE} votes`, () =>
    own.ask('GET', `/v2/collections/${id}`),
  );
  await add('collections of one’s own', () => own.ask('GET', '/v2/collections'));

  const houses = await world.idsOf('houses', 60);
  const some = (ids: readonly string[]) => one.ask('GET', `/v2/houses/some?id=${ids.join(',')}`);
  await add('60 houses by their ids, for what is kept', () => some(houses));
  await add('what 4 houses say in a comparison', (turn) =>
    Promise.all(
      houses
        .slice(Math.abs(turn) % 50, (Math.abs(turn) % 50) + 4)
        .map((house) => one.ask('GET', `/v2/houses/${house}`)),
    ),
  );
  return all;
}

interface Item {
  readonly item: { readonly id: string; readonly link?: { readonly code: string } | null };
}

/** A collection as full as people make one, of which everybody in it says something of each thing. */
async function votedOn(world: World): Promise<{ readonly own: Asker; readonly id: string }> {
  const own = await world.member();
  const { item } = (await own.ask('POST', '/v2/collections', { name: '같이 볼 집' })) as Item;
  const path = `/v2/collections/${item.id}`;
  const houses = await world.idsOf('houses', COLLECTED);
  for (const house of houses) await own.ask('PUT', `${path}/items/house/${house}`);
  const rules = { mayAdd: true, mayVote: true, days: null };
  const shared = (await own.ask('PUT', `${path}/link`, rules)) as Item;
  const others = await Promise.all(Array.from({ length: PEOPLE - 1 }, () => world.member()));
  for (const other of others)
    await other.ask('PUT', `/v2/collections/shared/${shared.item.link?.code ?? ''}/membership`);
  for (const [n, voter] of [own, ...others].entries())
    for (const [k, house] of houses.entries())
      await voter.ask('PUT', `${path}/items/house/${house}/vote`, {
        vote: (n + k) % 3 === 0 ? 'DOWN' : 'UP',
      });
  return { own, id: item.id };
}
