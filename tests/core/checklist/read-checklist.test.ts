import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newChecklist, readChecklist } from '#core';
import { ID, photoOf, stampAt } from './checklist-samples';

const at = stampAt(1);
const stamped = <Value>(value: Value) => ({ value, at });
const read = (fields: object) => readChecklist(JSON.stringify({ id: ID, ...fields }));

describe('a stored checklist', () => {
  it('is none without an id made by a device', () => {
    for (const stored of [null, '', '7', '[]', '{"id":1}', '{"id":"x"}'])
      expect(readChecklist(stored)).toBeNull();
  });

  it('loses what is foreign and keeps the rest', () => {
    const one = read({
      title: stamped(7),
      note: stamped('볕이 좋아요'),
      seenOn: stamped('20261399'),
      contact: stamped({ name: 'x' }),
      removed: 'yesterday',
      rooms: [{ id: 'r' }, { id: 'r', area: 'ROOM' }, { area: 'ROOM', name: stamped('x') }, null],
      entries: [
        { room: 'BATH' },
        { item: 'x', room: '/' },
        {
          room: 'BATH',
          item: 'mould',
          grade: stamped('SUPER'),
          reading: stamped(-1),
          weight: stamped(9),
          isShown: stamped('yes'),
          own: stamped({ area: 'MOON', name: 'x' }),
        },
      ],
      photos: [
        { id: '' },
        { id: 'p1', pictureId: 7, room: 'BATH', item: 'bath-mould' },
        { id: 'p2', pictureId: 'picture', room: 7, item: null },
      ],
    });
    expect(one).toEqual({
      ...newChecklist(ID),
      note: stamped('볕이 좋아요'),
      entries: [expect.objectContaining({ item: 'mould', grade: null, reading: null, own: null })],
      photos: [photoOf('p1'), photoOf('p2', { pictureId: 'picture', room: null, item: null })],
    });
  });

  it('knows a place as it can be read', () => {
    const place = {
      from: 'HOUSE',
      targetId: 'house-1',
      kind: '원룸',
      dong: '신림동',
      address: '',
      floor: '',
      price: { dealType: 'JEONSE', deposit: 8400, monthly: 0 },
      maintenance: 7,
    };
    expect(read({ place: stamped(place) })?.place?.value).toEqual(place);
    const odd = { ...place, targetId: '', price: { dealType: 'GIFT' }, maintenance: -7, kind: 1 };
    expect(read({ place: stamped(odd) })?.place?.value).toEqual({
      ...place,
      targetId: null,
      price: null,
      maintenance: null,
      kind: '',
    });
    const half = { ...place, price: { dealType: 'JEONSE', deposit: 1 } };
    expect(read({ place: stamped(half) })?.place?.value?.price).toBeNull();
    const open = { ...place, price: { dealType: 'JEONSE', monthly: 1 } };
    expect(read({ place: stamped(open) })?.place?.value?.price).toBeNull();
    expect(read({ place: stamped({ from: 'MOON' }) })?.place).toBeNull();
    expect(read({ contact: stamped({ name: '김', tel: '' }) })?.contact?.value?.name).toBe('김');
    expect(read({ seenOn: stamped('20261120') })?.seenOn).toEqual(stamped('20261120'));
    expect(read({ contact: stamped(null) })?.contact).toEqual(stamped(null));
    expect(read({ contact: { value: null, at: 'x' } })?.contact).toBeNull();
  });

  it('keeps each entry once, in order', () => {
    const entry = (item: string, text: string, ms: number) => ({
      room: 'BATH',
      item,
      note: { value: text, at: stampAt(ms) },
    });
    const one = read({ entries: [entry('b', '1', 1), entry('a', '2', 2), entry('b', '3', 3)] });
    expect(one?.entries.map(({ item, note }) => [item, note?.value])).toEqual([
      ['a', '2'],
      ['b', '3'],
    ]);
  });

  it('never throws, whatever is stored', () => {
    fc.assert(
      fc.property(fc.json(), fc.string(), fc.jsonValue(), (json, text, any) => {
        readChecklist(json);
        readChecklist(text);
        const names = ['title', 'place', 'contact', 'rooms', 'entries', 'photos', 'removed'];
        const fields = Object.fromEntries(names.map((name) => [name, [any, { value: any, at }]]));
        expect(read(fields)?.id).toBe(ID);
        expect(
          read({ entries: any, photos: { value: any, at }, place: { value: any, at } }),
        ).not.toBeNull();
      }),
    );
  });
});
