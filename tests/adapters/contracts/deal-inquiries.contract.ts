import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONFIRMED_DAYS, DEAL_STATUS, GONE_ANSWER_MS, MOST_NUMBERS_A_DAY } from '#core';
import { NOT_FOUND, UNAUTHORIZED } from './community-stage';
import { foundBy, offer, type OpenedDeals } from './deals-stage';

const DAY_MS = 86_400_000;
const TEL = '010-9876-5432';
const CALLED = { contact: { tel: TEL, takesSms: true } };
const REFUSED = { name: 'AppError', kind: 'refused' };

/** What every {@link DealInquiries} promises. */
export function dealInquiriesContract(name: string, open: () => Promise<OpenedDeals>): void {
  describe(`DealInquiries: ${name}`, () => {
    let opened: OpenedDeals;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    test('a number is told to a member who presses for it, and in no other answer', async () => {
      const { kim, lee, visitor } = opened;
      const { id } = await offer(kim, CALLED);
      expect(await lee.directs.one(id)).toMatchObject({ value: { ways: ['SMS', 'TEL'] } });
      expect(await lee.inquiries.contact(id, 'TEL')).toEqual({ id, way: 'TEL', tel: TEL });
      expect(await lee.inquiries.contact(id, 'SMS')).toEqual({ id, way: 'SMS', tel: TEL });
      for (const who of [lee, visitor])
        expect(JSON.stringify(await who.directs.one(id))).not.toContain(TEL);
      await expect(visitor.inquiries.contact(id, 'TEL')).rejects.toMatchObject(UNAUTHORIZED);
      await expect(kim.inquiries.contact(id, 'TEL')).rejects.toMatchObject(REFUSED);
    });

    test('a way that its owner does not take is refused', async () => {
      const { kim, lee } = opened;
      const called = await offer(kim, { contact: { tel: '02-123-4567', takesSms: false } });
      expect(await lee.directs.one(called.id)).toMatchObject({ value: { ways: ['TEL'] } });
      const sms = lee.inquiries.contact(called.id, 'SMS');
      await expect(sms).rejects.toMatchObject({ ...REFUSED, field: 'way' });
      const silent = await offer(kim, { contact: { tel: null, takesSms: false } });
      expect(await lee.directs.one(silent.id)).toMatchObject({ value: { ways: [] } });
      for (const way of ['SMS', 'TEL'] as const)
        await expect(lee.inquiries.contact(silent.id, way)).rejects.toMatchObject(REFUSED);
    });

    test('of what is not on offer, held, or of somebody apart no number is told', async () => {
      const { kim, lee, listed } = opened;
      const hidden = await offer(kim, CALLED);
      await kim.own.setStatus(hidden.id, DEAL_STATUS.HIDDEN);
      const held = await offer(kim, { ...CALLED, title: `방 ${listed.text}` });
      const { id } = await offer(kim, CALLED);
      await kim.own.setStatus(id, DEAL_STATUS.RESERVED);
      for (const each of [hidden.id, held.id, '999999'])
        await expect(lee.inquiries.contact(each, 'TEL')).rejects.toMatchObject(NOT_FOUND);
      await kim.blocks.block(lee.id);
      await expect(lee.inquiries.contact(id, 'TEL')).rejects.toMatchObject(NOT_FOUND);
      await kim.blocks.unblock(lee.id);
      expect(await lee.inquiries.contact(id, 'TEL')).toMatchObject({ tel: TEL });
    });

    test('numbers of so many rooms are told on a day, the same ones again', async () => {
      const { kim, lee } = opened;
      opened.wait(DAY_MS);
      const ids: string[] = [];
      for (let room = 0; room <= MOST_NUMBERS_A_DAY; room += 1)
        ids.push((await offer(kim, CALLED)).id);
      const [last = ''] = ids.splice(-1);
      for (const id of ids) await lee.inquiries.contact(id, 'TEL');
      const tooMany = lee.inquiries.contact(last, 'TEL');
      await expect(tooMany).rejects.toMatchObject({ name: 'AppError', kind: 'too-many' });
      for (const id of ids) expect(await lee.inquiries.contact(id, 'SMS')).toMatchObject({ id });
      opened.wait(DAY_MS);
      expect(await lee.inquiries.contact(last, 'TEL')).toMatchObject({ tel: TEL });
    });

    test('whoever asks whether it is still there has asked until it is confirmed', async () => {
      const { kim, lee, visitor } = opened;
      const { id, confirmedAt, shownUntil } = await offer(kim);
      const standing = { id, status: DEAL_STATUS.OPEN, confirmedAt, shownUntil };
      for (let time = 0; time < 2; time += 1) expect(await lee.inquiries.ask(id)).toEqual(standing);
      const mine = async (who: typeof lee | typeof visitor) => {
        const found = await who.directs.one(id);
        return found.ok ? found.value.mine : null;
      };
      const none = { isAuthor: false, hasAsked: false, saidGone: false };
      expect(await mine(lee)).toEqual({ ...none, hasAsked: true });
      expect(await mine(visitor)).toEqual(none);
      await kim.own.confirm(id);
      expect(await mine(lee)).toEqual(none);
      await expect(visitor.inquiries.ask(id)).rejects.toMatchObject(UNAUTHORIZED);
      await expect(kim.inquiries.ask(id)).rejects.toMatchObject(REFUSED);
      await expect(lee.inquiries.ask('999999')).rejects.toMatchObject(NOT_FOUND);
    });

    test('what two members said to be gone is shown for two days more, unless it is confirmed', async () => {
      const { kim, lee, park, visitor } = opened;
      const { id, shownUntil } = await offer(kim);
      for (let time = 0; time < 2; time += 1)
        expect(await lee.inquiries.sayGone(id)).toMatchObject({ id, shownUntil });
      expect(await lee.directs.one(id)).toMatchObject({ value: { mine: { saidGone: true } } });
      // Whom they have to do with is nothing to it.
      await lee.blocks.block(park.id);
      const said = await park.inquiries.sayGone(id);
      await lee.blocks.unblock(park.id);
      expect(Date.parse(said.shownUntil)).toBe(
        Date.parse(shownUntil) - CONFIRMED_DAYS * DAY_MS + GONE_ANSWER_MS,
      );
      opened.wait(GONE_ANSWER_MS - 1);
      expect(await foundBy(visitor)).toContain(id);
      opened.wait(1);
      expect(await foundBy(visitor)).not.toContain(id);
      expect(await visitor.directs.one(id)).toEqual({ ok: false, reason: 'ended' });
      expect(await kim.directs.one(id)).toMatchObject({ value: { status: 'HIDDEN' } });
      await expect(park.inquiries.sayGone(id)).rejects.toMatchObject(NOT_FOUND);
      const confirmed = await kim.own.confirm(id);
      expect(Date.parse(confirmed.shownUntil) - Date.parse(confirmed.confirmedAt)).toBe(
        CONFIRMED_DAYS * DAY_MS,
      );
      // What was said before counts no more.
      expect(await lee.inquiries.sayGone(id)).toMatchObject({ shownUntil: confirmed.shownUntil });
      for (const who of [visitor, kim])
        await expect(who.inquiries.sayGone(id)).rejects.toMatchObject({ name: 'AppError' });
    });
  });
}
