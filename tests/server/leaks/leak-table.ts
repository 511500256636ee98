import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsBeside } from '#core';
import { describedCalls, type DescribedCall } from '../../support/openapi/calls';
import { openTestDatabase, type DATABASES } from '../../support/databases';
import { everyAddress, everySearch, isForAll } from './every-answer';
import { everyWrite, idsIn, type Write } from './every-write';
import { Listeners } from './heard-live';
import { keptRows } from './kept-rows';
import { openLeakWorld, type LeakWorld } from './leak-world';
import { MEMBERS, PEOPLE, type Person } from './people';
import { koreanOf } from './secret';
import { plantAll, SEARCHED, SECRETS } from './secrets';
import { wordsIn } from './words-in';
import { reachOf, writeAll, type Answered } from './written';

/** Nobody wrote it. */
const NOBODYS = '뷁쀍뚫훓꿻뛟뷁쀍';

/** With one wrong jamo. */
const mistyped = (word: string): string => wordsBeside(word)[3] ?? '';

/** Go on from what a provider or an agency has said before. */
const BEGUN_OUTSIDE = ['POST /v2/members', 'PUT /v1/auth/my/cert'];

/** All that not everybody may see, asked for by every call as six people (spec/readings R42). */
export function leakTable(kind: (typeof DATABASES)[number]): void {
  describe(`what not everybody may see, on ${kind}`, () => {
    let world: LeakWorld;
    /** The words of secrets that each of them met, by the address. */
    const answers = new Map<Person | 'before', ReadonlyMap<string, ReadonlySet<string>>>();
    const written = new Map<Person, readonly Answered[]>();

    const all = async (person: Person, addresses: readonly string[]) => {
      const said = new Map([
        ['/v2/me/stream', wordsIn(await world.hears(person))],
        ['/v2/calendars', wordsIn(await world.subscribes(person))],
      ]);
      for (const address of addresses) said.set(address, wordsIn(await world.ask(person, address)));
      return said;
    };

    let calls: readonly DescribedCall[] = [];
    const foundBefore = new Map<string, string>();

    /** What every search says, whatever word was asked; the addresses that answer with it. */
    const searched = (person: Person, word: string) =>
      Promise.all(
        everySearch(calls, word).map(async (address) => {
          const [, payload = ''] = /\n(.*)$/s.exec(await world.ask(person, address)) ?? [];
          return payload.replaceAll(word, '');
        }),
      );
    const nobodys = new Map<Person, readonly (readonly string[])[]>();
    /** What they say of a word that nobody wrote, and of one beside it. */
    const nobodysFor = async (person: Person) => {
      const known = nobodys.get(person) ?? [
        await searched(person, NOBODYS),
        await searched(person, mistyped(NOBODYS)),
      ];
      nobodys.set(person, known);
      return known;
    };
    const totalOf = async (person: Person, q: string): Promise<string> => {
      const found = ['post', 'content', 'deal'].map(async (of) => {
        const address = `/v2/search?kind=${of}&q=${encodeURIComponent(q)}`;
        const [, page = ''] = /"page":(\{[^}]*\})/.exec(await world.ask(person, address)) ?? [];
        const { total, corrected } = JSON.parse(page) as {
          total: number;
          corrected: string | null;
        };
        return total === 0 ? '' : `${String(total)} ${corrected ?? q}`;
      });
      return (await Promise.all(found)).join('');
    };

    let addresses: readonly string[] = [];
    let writes: readonly Write[] = [];
    let listeners: Listeners;
    let kept: Awaited<ReturnType<typeof keptRows>>;

    beforeAll(async () => {
      world = await openLeakWorld(await openTestDatabase(kind));
      const { asked, hideAll } = await plantAll(world);
      const { rows } = await world.database.pool.query<{ id: string }>(
        'select distinct on (kind) id from notifications order by kind, id',
      );
      const notices = rows.map(({ id }) => id);
      // An answer that stays open is heard by the port that it hears.
      const described = await describedCalls(world.app);
      calls = described.filter(
        ({ method, responses }) =>
          method === 'GET' && !JSON.stringify(responses).includes('text/event-stream'),
      );
      addresses = everyAddress(calls, { ...asked, notices });
      answers.set('before', await all('visitor', addresses));
      for (const { what, word } of SEARCHED)
        foundBefore.set(what, await totalOf('visitor', koreanOf(word)));
      await hideAll();
      writes = everyWrite(described, asked, await idsIn(world.database));
      kept = await keptRows(world.database);
      listeners = await Listeners.in(world);
    });
    for (const person of PEOPLE)
      beforeAll(async () => {
        answers.set(person, await all(person, addresses));
        written.set(person, await writeAll(world, person, writes, kept.putBack, listeners));
      });
    afterAll(async () => {
      await kept.forget();
      await world.close();
    });

    /** Where somebody meets a word that they did not ask with; the first few such addresses. */
    const meets = (
      who: Person | 'before',
      word: string,
      where: (address: string) => boolean = () => true,
    ): readonly string[] =>
      [...(answers.get(who) ?? [])]
        .filter(([address, told]) => where(address) && !address.includes(word) && told.has(word))
        .map(([address]) => address)
        .slice(0, 5);

    it.each(SECRETS)('is seen by who may see it alone: $what', ({ word, seenBy, wasSeen }) => {
      if (wasSeen) expect(meets('before', word)).not.toEqual([]);
      for (const person of PEOPLE) {
        const isTheirs = seenBy.includes(person);
        if (isTheirs) expect([person, ...meets(person, word)]).not.toEqual([person]);
        const isKept = (address: string) =>
          !seenBy.includes(isForAll(address) ? 'visitor' : person);
        expect([person, ...meets(person, word, isKept)]).toEqual([person]);
      }
    });

    it.each(SECRETS)('is told by no call that writes, but to who may see it: $what', (secret) => {
      const { word, seenBy, askedFor } = secret;
      for (const person of PEOPLE) {
        if (seenBy.includes(person)) continue;
        const told = (written.get(person) ?? []).filter(
          ({ asking, words }) => !asking.includes(word) && words.has(word),
        );
        const mayAsk = askedFor?.by.some((one) => one === person) === true;
        if (mayAsk) expect([person, told.length > 0]).toEqual([person, true]);
        const leaks = told.filter(({ call }) => !mayAsk || call !== askedFor.call);
        expect([person, ...leaks.map(({ asking }) => asking).slice(0, 5)]).toEqual([person]);
      }
    });

    it.each(SECRETS)('is heard live by who may see it alone: $what', ({ word, seenBy }) => {
      const leaks = listeners.heard.filter(
        ({ who, asking, said }) =>
          !seenBy.includes(who) && !asking.includes(word) && said.includes(word),
      );
      expect(leaks.slice(0, 5)).toEqual([]);
    });

    it('is listened for by members who hear of what others write', () => {
      const deaf = MEMBERS.filter((who) => listeners.heard.every((one) => one.who !== who));
      expect(deaf).toEqual([]);
    });

    it('is looked for in writes that come to something', () => {
      const { idle, broken, share } = reachOf([...written.values()].flat());
      expect(idle).toEqual(BEGUN_OUTSIDE);
      expect(broken).toEqual([]);
      expect(share).toBeGreaterThan(0.2);
    });

    it.each(SEARCHED)(
      'is found, counted and meant for who may find it alone: $what',
      async (one) => {
        const word = koreanOf(one.word);
        expect(foundBefore.get(one.what)).toBe(`1 ${word}`);
        for (const person of PEOPLE) {
          if (one.foundBy.includes(person)) {
            const found = [await totalOf(person, word), await totalOf(person, mistyped(word))];
            expect([person, ...found]).toEqual([person, `1 ${word}`, `1 ${word}`]);
            continue;
          }
          const found = [await searched(person, word), await searched(person, mistyped(word))];
          expect([person, ...found]).toEqual([person, ...(await nobodysFor(person))]);
        }
      },
    );
  });
}
