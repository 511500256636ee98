import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DIRECT_STEP,
  directFaults,
  directStepFaults,
  isPlainText,
  ITEMISED_FROM,
  tidyDirect,
  type DirectDraft,
  type DirectStep,
} from '#core';
import { evenly } from '../../support/core-values';
import { directDraft, directDrafts, hostileDrafts } from '../../support/deals';
import { isIdempotent } from '../../support/laws';

const STEPS = Object.values(DIRECT_STEP);

/** Texts of a draft that stand on one line. */
const linesOf = ({ offerer, place, title, contact }: DirectDraft): readonly string[] => [
  ...(offerer.party === 'BROKER'
    ? [
        offerer.office,
        offerer.representative,
        offerer.registrationNumber,
        offerer.address,
        offerer.tel,
      ]
    : []),
  place.road,
  place.lot,
  place.unit,
  title,
  contact.tel ?? '',
];

describe('what is wrong with a draft', () => {
  it('is nothing where it is whole', () => {
    fc.assert(
      fc.property(directDrafts, (draft) => {
        expect(directFaults(draft)).toEqual([]);
      }),
    );
  });

  it('is told of anything that a person can send, in the order of the steps', () => {
    fc.assert(
      fc.property(hostileDrafts, (draft) => {
        const places = directFaults(draft).map(({ step }) => STEPS.indexOf(step));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
  });

  it('is for each step its part of the whole', () => {
    fc.assert(
      fc.property(hostileDrafts, fc.constantFrom(...STEPS), (draft, step) => {
        const part = directFaults(draft).filter((fault) => fault.step === step);
        expect(directStepFaults(step, draft)).toEqual(part);
      }),
    );
  });

  it('does not reach from one step into another', () => {
    const FIELDS: Readonly<Record<DirectStep, readonly (keyof DirectDraft)[]>> = {
      room: [],
      place: ['place'],
      price: ['rentType', 'deposit', 'monthly', 'fee'],
      facts: ['area', 'floor', 'rooms', 'bathrooms', 'direction', 'approvedOn', 'parking'],
      photos: ['pictureIds'],
      words: ['title', 'description', 'contact'],
    };
    const fields = fc.constantFrom(...STEPS);
    fc.assert(
      fc.property(directDrafts, hostileDrafts, fields, (whole, hostile, step) => {
        const taken = Object.fromEntries(FIELDS[step].map((field) => [field, hostile[field]]));
        const others = directFaults({ ...whole, ...taken }).filter((fault) => fault.step !== step);
        expect(others).toEqual([]);
      }),
    );
  });

  it('is an area with more than two decimals, and none with two', () => {
    const areaFaults = (area: number) => directStepFaults('facts', directDraft({ area })).length;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 33_000 }), evenly(0.001, 0.999), (hundredths, more) => {
        expect(areaFaults(Number((hundredths / 100).toFixed(2)))).toBe(0);
        expect(areaFaults((hundredths + more) / 100)).toBe(1);
      }),
    );
  });

  it('is a flat fee from 10만원 on, and none below', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * ITEMISED_FROM }), (amount) => {
        const draft = directDraft({ fee: { amount, items: [], utilities: [] } });
        expect(directFaults(draft).length).toBe(amount >= ITEMISED_FROM ? 1 : 0);
      }),
    );
  });
});

describe('a draft as it is kept', () => {
  it('stays as it is when it is kept again', () => {
    isIdempotent(hostileDrafts, tidyDirect);
  });

  it('is what was written where that was tidy', () => {
    fc.assert(
      fc.property(directDrafts, (draft) => {
        expect(tidyDirect(draft)).toEqual(draft);
      }),
    );
  });

  it('is found by what its numbers say, and only so', () => {
    const asked = fc.constantFrom('PARKING' as const, 'DEPOSIT_ZERO' as const);
    fc.assert(
      fc.property(hostileDrafts, asked, (draft, option) => {
        const { deposit, parking, options } = tidyDirect(draft);
        const is = option === 'PARKING' ? parking > 0 : deposit === 0;
        expect(options.filter((one) => one === option)).toHaveLength(is ? 1 : 0);
      }),
    );
  });

  it('has nothing that hides in any of its texts', () => {
    fc.assert(
      fc.property(hostileDrafts, (draft) => {
        const kept = tidyDirect(draft);
        expect(linesOf(kept).filter((line) => !isPlainText(line))).toEqual([]);
        expect(kept.description.split('\n').every(isPlainText)).toBe(true);
      }),
    );
  });

  it('has no fault that it did not have before', () => {
    fc.assert(
      fc.property(hostileDrafts, directDrafts, (hostile, whole) => {
        const texts = { place: { ...whole.place, unit: hostile.place.unit }, title: hostile.title };
        for (const draft of [hostile, { ...whole, ...texts }]) {
          const before = directFaults(draft).map(({ message }) => message);
          const after = directFaults(tidyDirect(draft)).map(({ message }) => message);
          // A number that is none is left out, and with it what was said of it.
          const more = after.filter((message) => !before.includes(message));
          expect(more.filter((message) => !message.startsWith('문자는'))).toEqual([]);
        }
      }),
    );
  });
});
