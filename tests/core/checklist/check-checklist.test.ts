import { describe, expect, it } from 'vitest';
import {
  canAddOwnItem,
  canAddPhoto,
  canAddRoom,
  CHECKLIST_LIMITS,
  CHECKLIST_MOST,
  checklistFault,
  emptyEntry,
  newChecklist,
  withEntry,
  withField,
  withPhoto,
  withRoom,
  withoutPhoto,
  type Checklist,
} from '#core';
import { ID, photoOf, stampAt } from './checklist-samples';

const at = stampAt(1);
const BLANK = newChecklist(ID);
const long = (most: number) => '👩‍🦰'.repeat(most);
const placed = (words: object) =>
  withField(
    BLANK,
    'place',
    {
      from: 'FREE',
      targetId: null,
      kind: '',
      dong: '',
      address: '',
      floor: '',
      price: null,
      maintenance: null,
      ...words,
    },
    at,
  );
const BATH = { room: 'BATH', item: 'mould' };
const named = (name: string) => ({ id: 'r', area: 'ROOM', name: { value: name, at } }) as const;

const LIMITED: readonly (readonly [string, number, (text: string) => Checklist])[] = [
  ['title', CHECKLIST_LIMITS.title, (text) => withField(BLANK, 'title', text, at)],
  ['note', CHECKLIST_LIMITS.note, (text) => withField(BLANK, 'note', text, at)],
  ['place', CHECKLIST_LIMITS.address, (address) => placed({ address })],
  ['place', CHECKLIST_LIMITS.word, (kind) => placed({ kind })],
  ['place', CHECKLIST_LIMITS.word, (dong) => placed({ dong })],
  ['place', CHECKLIST_LIMITS.word, (floor) => placed({ floor })],
  [
    'contact',
    CHECKLIST_LIMITS.contactName,
    (name) => withField(BLANK, 'contact', { name, tel: '' }, at),
  ],
  ['contact', CHECKLIST_LIMITS.tel, (tel) => withField(BLANK, 'contact', { name: '', tel }, at)],
  ['rooms', CHECKLIST_LIMITS.roomName, (name) => withRoom(BLANK, named(name))],
  ['entries', CHECKLIST_LIMITS.note, (note) => withEntry(BLANK, BATH, 'note', note, at)],
  [
    'entries',
    CHECKLIST_LIMITS.ownName,
    (name) => withEntry(BLANK, BATH, 'own', { area: 'BATH', name }, at),
  ],
  [
    'photos',
    CHECKLIST_LIMITS.caption,
    (value) => withPhoto(BLANK, photoOf('p', { caption: { value, at } })),
  ],
];

describe('what a checklist may have in it', () => {
  it('is nothing to complain of in an empty one', () => {
    expect(checklistFault(BLANK)).toBeNull();
  });

  it.each(LIMITED)('is so many characters that a person sees: %s %i', (field, most, written) => {
    expect(checklistFault(written(long(most)))).toBeNull();
    const fault = checklistFault(written(long(most + 1)));
    expect(fault?.field).toBe(field);
    expect(fault?.message).toContain(`${most}자`);
  });

  it('is a day that there is', () => {
    expect(checklistFault(withField(BLANK, 'seenOn', '20261120', at))).toBeNull();
    expect(checklistFault(withField(BLANK, 'seenOn', null, at))).toBeNull();
    expect(checklistFault(withField(BLANK, 'seenOn', '20261399', at))?.field).toBe('seenOn');
  });

  it('is so many rooms, entries and photos', () => {
    const many = <One>(most: number, one: (n: number) => One) =>
      Array.from({ length: most }, (_, n) => one(n));
    const full: Checklist = {
      ...BLANK,
      rooms: many(CHECKLIST_MOST.rooms, (n) => ({ ...named('방'), id: `r${n}` })),
      entries: many(CHECKLIST_MOST.entries, (n) => emptyEntry('BATH', `i${n}`)),
      photos: many(CHECKLIST_MOST.photos, (n) => photoOf(`p${n}`)),
    };
    expect(checklistFault(full)).toBeNull();
    const rooms = [...full.rooms, { ...named('방'), id: 'r' }];
    expect(checklistFault({ ...full, rooms })?.field).toBe('rooms');
    const entries = [...full.entries, emptyEntry('BATH', 'i')];
    expect(checklistFault({ ...full, entries })?.field).toBe('entries');
    expect(checklistFault({ ...full, photos: [...full.photos, photoOf('p')] })?.field).toBe(
      'photos',
    );
  });

  it('is counted without what was removed', () => {
    let full = BLANK;
    for (let n = 0; n < CHECKLIST_LIMITS.photos; n += 1) full = withPhoto(full, photoOf(`p${n}`));
    for (let n = 0; n < CHECKLIST_LIMITS.rooms; n += 1)
      full = withRoom(full, { ...named('방'), id: `r${n}` });
    for (let n = 0; n < CHECKLIST_LIMITS.ownItems; n += 1)
      full = withEntry(
        full,
        { room: 'BATH', item: `o${n}` },
        'own',
        { area: 'BATH', name: 'x' },
        at,
      );
    expect([canAddPhoto(full), canAddRoom(full), canAddOwnItem(full)]).toEqual([
      false,
      false,
      false,
    ]);
    full = withoutPhoto(full, 'p0', at);
    full = withRoom(full, { id: 'r0', area: 'ROOM', name: { value: null, at: stampAt(2) } });
    full = withEntry(full, { room: 'BATH', item: 'o0' }, 'own', null, stampAt(2));
    full = withEntry(full, { room: 'BATH', item: 'x' }, 'note', 'x', at);
    expect([canAddPhoto(full), canAddRoom(full), canAddOwnItem(full)]).toEqual([true, true, true]);
  });
});
