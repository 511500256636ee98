import { describe, expect, it } from 'vitest';
import {
  newChecklist,
  sharedChecklist,
  uuidV7,
  withEntry,
  withField,
  withPhoto,
  withRoom,
  withoutPhoto,
  type Checklist,
  type ChecklistPlace,
} from '#core';
import { ID, photoOf, stampAt } from './checklist-samples';

const at = stampAt(1_800_000_000_000, 'my-own-phone');
const PLACE: ChecklistPlace = {
  from: 'DEAL',
  targetId: 'deal-7',
  kind: '원룸',
  dong: '신림동',
  address: '서울 관악구 신림로 12길 3',
  floor: '2층',
  price: { dealType: 'MONTH_RENT', deposit: 500, monthly: 45 },
  maintenance: 5,
};
const SECRETS = ['신림로 12길 3', '김중개', '010-1234-5678', 'deal-7', 'my-own-phone', ID];
const NONE = { address: false, name: false, tel: false };

function full(): Checklist {
  let one = withField(newChecklist(ID), 'title', '신림로: 서울 관악구 신림로 12길 3', at);
  one = withField(one, 'place', PLACE, at);
  one = withField(one, 'contact', { name: '김중개', tel: '010-1234-5678' }, at);
  one = withField(one, 'seenOn', '20261120', at);
  one = withField(one, 'note', '김중개 님께 010-1234-5678로 다시 전화', at);
  one = withRoom(one, { id: 'r2', area: 'ROOM', name: { value: '김중개 방', at } });
  one = withRoom(one, { id: 'r3', area: 'ROOM', name: { value: null, at } });
  const row = { room: 'BATH', item: 'mould' };
  one = withEntry(one, row, 'note', '01012345678', at);
  one = withEntry(one, row, 'own', { area: 'BATH', name: '김중개 확인' }, at);
  one = withEntry(one, row, 'grade', 'BAD', at);
  one = withEntry(one, row, 'reading', 3, at);
  one = withEntry(one, row, 'weight', 3, at);
  one = withEntry(one, row, 'isShown', true, at);
  one = withEntry(one, { room: 'BATH', item: 'gone' }, 'own', null, at);
  const caption = { value: '김중개 번호', at };
  one = withPhoto(one, photoOf('p1', { pictureId: 'picture-1', caption }));
  one = withPhoto(one, photoOf('p2', { pictureId: 'picture-2' }));
  one = withPhoto(one, photoOf('p3'));
  return withoutPhoto(one, 'p2', at);
}

describe('a shared checklist', () => {
  it('shows neither address, name nor number, nor when and on which device it was written', () => {
    const text = JSON.stringify(sharedChecklist(full(), NONE));
    for (const secret of SECRETS) expect(text).not.toContain(secret);
    expect(text).not.toContain('01012345678');
    expect(text).toContain('신림동');
  });

  it('shows what was found, and of photos those that are there', () => {
    const { entries, photos, seenOn, place, contact } = sharedChecklist(full(), NONE);
    expect(entries.find(({ item }) => item === 'mould')?.grade?.value).toBe('BAD');
    expect(photos.map(({ id }) => id)).toEqual(['p1']);
    expect(seenOn?.value).toBe('20261120');
    expect(place?.value?.price).toEqual(PLACE.price);
    expect(contact).toBeNull();
  });

  it('shows each of the three where it was chosen', () => {
    const address = sharedChecklist(full(), { ...NONE, address: true });
    expect(address.place?.value).toEqual(PLACE);
    expect(address.title?.value).toContain('신림로 12길 3');
    expect(JSON.stringify(address)).not.toContain('김중개');
    const name = sharedChecklist(full(), { ...NONE, name: true });
    expect(name.contact?.value).toEqual({ name: '김중개', tel: '' });
    expect(name.note?.value).toMatch(/^김중개 님께 \D+$/);
    const tel = sharedChecklist(full(), { ...NONE, tel: true });
    expect(tel.contact?.value).toEqual({ name: '', tel: '010-1234-5678' });
    expect(tel.note?.value).toBe('○○ 님께 010-1234-5678로 다시 전화');
  });

  it('leaves out what was taken off the list, with its notes and its photos', () => {
    const note = (on: Checklist, room: string, item: string, text: string) =>
      withEntry(on, { room, item }, 'note', text, at);
    let one = note(newChecklist(ID), 'BATH', 'hidden', '숨긴 말');
    one = withEntry(one, { room: 'BATH', item: 'hidden' }, 'isShown', false, at);
    one = note(one, 'BATH', 'mine', '지운 말');
    one = withEntry(one, { room: 'BATH', item: 'mine' }, 'own', null, at);
    one = withRoom(one, { id: 'attic', area: 'ROOM', name: { value: null, at } });
    one = withPhoto(one, photoOf('attic', { room: 'attic', item: null, pictureId: 'attic' }));
    one = note(one, 'attic', 'mould', '다락 말');
    one = note(one, 'BATH', 'mould', '남은 말');
    for (const [room, item] of [
      ['BATH', 'hidden'],
      ['BATH', 'mine'],
      ['attic', 'mould'],
      ['BATH', 'mould'],
    ] as const)
      one = withPhoto(one, photoOf(`${room}-${item}`, { room, item, pictureId: `${room}${item}` }));
    one = withPhoto(one, photoOf('whole', { room: null, item: null, pictureId: 'whole' }));
    const shown = sharedChecklist(one, NONE);
    expect(shown.rooms).toEqual([]);
    expect(shown.entries.map(({ note: said }) => said?.value)).toEqual(['남은 말']);
    expect(shown.photos.map(({ id }) => id)).toEqual(['BATH-mould', 'whole']);
  });

  it('does not say by its ids when something was begun, and keeps what belongs together', () => {
    const [room, second, item, photo] = [1, 2, 3, 4].map((n) => uuidV7(1_800_000_000_000, [n]));
    if (!room || !second || !item || !photo) throw new Error('there are four');
    let one = withRoom(newChecklist(ID), { id: room, area: 'ROOM', name: { value: '작은방', at } });
    one = withRoom(one, { id: second, area: 'ROOM', name: { value: '큰방', at } });
    one = withEntry(one, { room, item }, 'own', { area: 'ROOM', name: '선반' }, at);
    one = withPhoto(one, photoOf(photo, { room, item, pictureId: 'picture-1' }));
    const shown = sharedChecklist(one, NONE);
    const text = JSON.stringify(shown);
    for (const id of [room, second, item, photo]) expect(text).not.toContain(id);
    expect(text).not.toContain(room.slice(0, 13));
    expect(shown.rooms.map(({ name }) => name.value)).toEqual(['작은방', '큰방']);
    const [entry] = shown.entries;
    expect(entry?.room).toBe(shown.rooms[0]?.id);
    expect(shown.photos[0]).toMatchObject({ room: entry?.room, item: entry?.item });
    expect(new Set(shown.rooms.map(({ id }) => id)).size).toBe(2);
  });

  it('of nothing is nothing', () => {
    const all = { address: true, name: true, tel: true };
    for (const choice of [NONE, all]) {
      const { id, ...rest } = sharedChecklist(newChecklist(ID), choice);
      expect(id).not.toBe(ID);
      expect({ id: ID, ...rest }).toEqual(newChecklist(ID));
    }
    const empty = withField(withField(newChecklist(ID), 'place', null, at), 'contact', null, at);
    expect(sharedChecklist(empty, all)).toMatchObject({ contact: null, place: { value: null } });
  });
});
