import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ASK_LASTS_MS, type SeenRequest } from '#core';
import { NOT_FOUND, UNAUTHORIZED } from './community-stage';
import { joinWith, roomToShare, roomWanted, type OpenedMates } from './mates-stage';

const REFUSED = { kind: 'refused', status: 422 };

/** What every {@link MateRequests} promises (spec/readings R44). */
export function mateRequestsContract(name: string, open: () => Promise<OpenedMates>): void {
  describe(`MateRequests: ${name}`, () => {
    let opened: OpenedMates;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    /** One who wants a room, and two who have one, all of whose rooms are the same. */
    const three = async () => ({
      asker: await joinWith(opened, roomWanted()),
      one: await joinWith(opened, roomToShare()),
      other: await joinWith(opened, roomToShare()),
    });

    test('an ask waits for the other, who finds it beside the listing of who asked', async () => {
      const { asker, one } = await three();
      const asked = await asker.requests.ask(one.listing);
      expect(asked).toMatchObject({
        isAsker: true,
        other: { id: one.id, nickname: one.nickname },
        theirs: { id: one.listing },
        consent: { state: 'WAITING', mayDo: ['WITHDRAW'], requestId: asked.id },
        number: null,
      });
      const [seen] = await one.requests.list();
      expect(seen).toMatchObject({
        id: asked.id,
        isAsker: false,
        other: { id: asker.id },
        theirs: { id: asker.listing, fit: { toTalk: expect.any(Array) as unknown[] } },
        consent: { state: 'ASKED', mayDo: ['ASK', 'ACCEPT', 'DECLINE'] },
      });
      expect(await one.mates.one(asker.listing)).toMatchObject({
        value: { consent: { state: 'ASKED', requestId: asked.id } },
      });
      // A double tap asks once.
      expect(await asker.requests.ask(one.listing)).toEqual(asked);
      expect(await asker.requests.list()).toEqual([asked]);
    });

    test('both accepted, each may open the own number, and either ends it', async () => {
      const { asker, one } = await three();
      const { id } = await asker.requests.ask(one.listing);
      const accepted = await one.requests.act(id, { act: 'ACCEPT' });
      expect(accepted.consent).toMatchObject({ state: 'ACCEPTED', mayDo: ['END', 'OPEN_NUMBER'] });
      expect(await one.requests.act(id, { act: 'ACCEPT' })).toEqual(accepted);
      await expect(
        asker.requests.act(id, { act: 'OPEN_NUMBER', tel: '119' }),
      ).rejects.toMatchObject({ ...REFUSED, field: 'tel' });
      const open = { act: 'OPEN_NUMBER', tel: '01012345678' } as const;
      expect(await asker.requests.act(id, open)).toMatchObject({
        consent: { opensNumber: true, seesNumber: false, mayDo: ['END', 'OPEN_NUMBER'] },
        number: null,
      });
      const [seen] = await one.requests.list();
      expect(seen).toMatchObject({
        consent: { opensNumber: false, seesNumber: true },
        number: '010-1234-5678',
      });
      // A wrong number is mended by telling the right one.
      await asker.requests.act(id, { ...open, tel: '010-8765-4321' });
      expect((await one.requests.list())[0]).toMatchObject({ number: '010-8765-4321' });
      expect(await one.requests.act(id, { act: 'END' })).toMatchObject({
        consent: { state: 'ENDED', mayDo: ['ASK'] },
        number: null,
      });
      expect((await asker.requests.list())[0]).toMatchObject({
        consent: { state: 'ENDED', mayDo: [], seesNumber: false },
        number: null,
      });
      await expect(asker.requests.ask(one.listing)).rejects.toMatchObject(REFUSED);
      await expect(asker.requests.act(id, open)).rejects.toMatchObject(REFUSED);
    });

    test('agreements stand before what was asked later, until they end', async () => {
      const { asker, one, other } = await three();
      const { id: agreed } = await asker.requests.ask(one.listing);
      await one.requests.act(agreed, { act: 'ACCEPT' });
      opened.wait(1000);
      const { id: later } = await asker.requests.ask(other.listing);
      const ids = async () => (await asker.requests.list()).map(({ id }) => id);
      expect(await ids()).toEqual([agreed, later]);
      await one.requests.act(agreed, { act: 'END' });
      expect(await ids()).toEqual([later, agreed]);
    });

    test('a number of an agreement that ended is not told of the next one', async () => {
      const { asker, one } = await three();
      const { id } = await asker.requests.ask(one.listing);
      await one.requests.act(id, { act: 'ACCEPT' });
      await asker.requests.act(id, { act: 'OPEN_NUMBER', tel: '010-1234-5678' });
      await asker.requests.act(id, { act: 'END' });
      await asker.requests.ask(one.listing);
      await one.requests.act(id, { act: 'ACCEPT' });
      expect((await one.requests.list())[0]).toMatchObject({
        consent: { state: 'ACCEPTED', seesNumber: false },
        number: null,
      });
    });

    test('two who ask each other agree, also at the same time', async () => {
      const { asker, one } = await three();
      await Promise.all([asker.requests.ask(one.listing), one.requests.ask(asker.listing)]);
      for (const who of [asker, one])
        expect((await who.requests.list()).map(({ consent }) => consent.state)).toEqual([
          'ACCEPTED',
        ]);
    });

    test('to who asked a refusal is no answer, in every word, until both are over', async () => {
      const { asker, one, other } = await three();
      const declined = await asker.requests.ask(one.listing);
      const waiting = await asker.requests.ask(other.listing);
      const decline = await one.requests.act(declined.id, { act: 'DECLINE' });
      expect(decline.consent).toMatchObject({ state: 'DECLINED', mayDo: ['ASK'] });
      const same = async () => {
        const all = await asker.requests.list();
        const words = all.map((seen) => JSON.stringify(told(seen)));
        expect(words).toHaveLength(2);
        expect(words[1]).toBe(words[0]);
        const pages = [];
        for (const { listing } of [one, other]) {
          const page = await asker.mates.one(listing);
          if (!page.ok) throw new Error('the listing is gone');
          pages.push(JSON.stringify({ ...page.value.consent, requestId: '' }));
        }
        expect(pages[1]).toBe(pages[0]);
        return all[0]?.consent.state;
      };
      expect(await same()).toBe('WAITING');
      for (const { id } of [declined, waiting]) await asker.requests.act(id, { act: 'WITHDRAW' });
      expect(await asker.requests.list()).toEqual([]);
      for (const { listing } of [one, other]) await asker.requests.ask(listing);
      expect(await same()).toBe('WAITING');
      opened.wait(ASK_LASTS_MS - 1);
      await one.own.confirm(one.listing);
      await other.own.confirm(other.listing);
      expect(await same()).toBe('WAITING');
      opened.wait(1);
      expect(await same()).toBe('LAPSED');
    });

    test('who declined may change their mind', async () => {
      const { asker, one } = await three();
      const { id } = await asker.requests.ask(one.listing);
      await one.requests.act(id, { act: 'DECLINE' });
      expect(await one.requests.ask(asker.listing)).toMatchObject({
        id,
        consent: { state: 'ACCEPTED' },
      });
    });

    test('nobody asks themselves, answers for others, or does what may not be done', async () => {
      const { asker, one, other } = await three();
      await expect(one.requests.ask(one.listing)).rejects.toMatchObject(REFUSED);
      const { id } = await asker.requests.ask(one.listing);
      await expect(asker.requests.act(id, { act: 'ACCEPT' })).rejects.toMatchObject(REFUSED);
      await expect(one.requests.act(id, { act: 'END' })).rejects.toMatchObject(REFUSED);
      await expect(other.requests.act(id, { act: 'ACCEPT' })).rejects.toMatchObject(NOT_FOUND);
      expect(await other.requests.list()).toEqual([]);
      for (const unknown of ['0', '9999999', 'x'])
        await expect(one.requests.act(unknown, { act: 'ACCEPT' })).rejects.toMatchObject(NOT_FOUND);
      const { requests } = opened.visitor;
      await expect(requests.list()).rejects.toMatchObject(UNAUTHORIZED);
      await expect(requests.ask(one.listing)).rejects.toMatchObject(UNAUTHORIZED);
      await expect(requests.act(id, { act: 'ACCEPT' })).rejects.toMatchObject(UNAUTHORIZED);
    });

    test('people who are apart find nothing of what was between them', async () => {
      const { asker, one } = await three();
      const { id } = await asker.requests.ask(one.listing);
      await one.requests.act(id, { act: 'ACCEPT' });
      await one.blocks.block(asker.id);
      for (const who of [asker, one]) {
        expect(await who.requests.list()).toEqual([]);
        await expect(who.requests.act(id, { act: 'END' })).rejects.toMatchObject(NOT_FOUND);
      }
      await one.blocks.unblock(asker.id);
      expect(await asker.requests.list()).toHaveLength(1);
    });

    test('who blocks a mate shows them no number any more, also once they are unblocked', async () => {
      const { asker, one } = await three();
      const { id } = await asker.requests.ask(one.listing);
      await one.requests.act(id, { act: 'ACCEPT' });
      await one.requests.act(id, { act: 'OPEN_NUMBER', tel: '010-1234-5678' });
      await asker.requests.act(id, { act: 'OPEN_NUMBER', tel: '010-8765-4321' });
      await one.blocks.block(asker.id);
      await one.blocks.unblock(asker.id);
      expect(await asker.requests.list()).toMatchObject([
        { number: null, consent: { state: 'ACCEPTED', opensNumber: true, seesNumber: false } },
      ]);
      expect(await one.requests.list()).toMatchObject([
        { number: '010-8765-4321', consent: { opensNumber: false } },
      ]);
    });

    test('a listing that is over asks nobody any more', async () => {
      const { asker, one } = await three();
      await one.own.setStatus(one.listing, 'DONE');
      await expect(asker.requests.ask(one.listing)).rejects.toMatchObject(NOT_FOUND);
    });
  });
}

/** All that an asker is told, but whom it is about. */
const told = ({ id: _, other: __, theirs: ___, askedAt: ____, consent, ...rest }: SeenRequest) => ({
  ...rest,
  consent: { ...consent, requestId: '' },
});
