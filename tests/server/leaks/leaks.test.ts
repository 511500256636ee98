import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describedCalls } from '../../support/openapi/calls';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { everyAddress, isForAll } from './every-answer';
import { openLeakWorld, PEOPLE, type LeakWorld, type Person } from './leak-world';
import { plantAll, SECRETS } from './secrets';

describe.each(DATABASES)('what not everybody may see, on %s', (kind) => {
  let world: LeakWorld;
  const answers = new Map<Person | 'before', ReadonlyMap<string, string>>();

  const all = async (person: Person, addresses: readonly string[]) => {
    const said = new Map<string, string>([['/v2/me/stream', await world.hears(person)]]);
    for (const address of addresses) said.set(address, await world.ask(person, address));
    return said;
  };

  beforeAll(async () => {
    world = await openLeakWorld(await openTestDatabase(kind));
    const { asked, hideAll } = await plantAll(world);
    const { rows } = await world.database.pool.query<{ id: string }>(
      'select id from notifications',
    );
    const names = [...asked.names, ...rows.map(({ id }) => id)];
    // An answer that stays open is heard by the port that it hears.
    const calls = (await describedCalls(world.app)).filter(
      ({ method, responses }) =>
        method === 'GET' && !JSON.stringify(responses).includes('text/event-stream'),
    );
    const addresses = everyAddress(calls, { ...asked, names });
    answers.set('before', await all('visitor', addresses));
    await hideAll();
    for (const person of PEOPLE) answers.set(person, await all(person, addresses));
  });
  afterAll(() => world.close());

  /** Where somebody meets a word that they did not ask with; the first few such addresses. */
  const meets = (
    who: Person | 'before',
    word: string,
    where: (address: string) => boolean = () => true,
  ): readonly string[] =>
    [...(answers.get(who) ?? [])]
      .filter(([address, said]) => where(address) && !address.includes(word) && said.includes(word))
      .map(([address]) => address)
      .slice(0, 5);

  it.each(SECRETS)('is seen by who may see it alone: $what', ({ word, seenBy, wasSeen }) => {
    if (wasSeen) expect(meets('before', word)).not.toEqual([]);
    for (const person of PEOPLE) {
      const isTheirs = seenBy.includes(person);
      if (isTheirs) expect([person, ...meets(person, word)]).not.toEqual([person]);
      const isKept = (address: string) => !seenBy.includes(isForAll(address) ? 'visitor' : person);
      expect([person, ...meets(person, word, isKept)]).toEqual([person]);
    }
  });
});
