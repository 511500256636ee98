import { describe, expect, it } from 'vitest';
import {
  isChecklistRemoved,
  keptChecklist,
  mergeChecklists,
  newChecklist,
  restampChecklist,
  stampsOf,
  tombstoneOf,
  withEntry,
  withField,
  withPhoto,
  withRoom,
  withoutChecklist,
  withoutPhoto,
} from '#core';
import { ID, photoOf, stampAt } from './checklist-samples';

const BATH = { room: 'BATH', item: 'mould' };
const titled = withField(newChecklist(ID), 'title', '신림 원룸', stampAt(1));

describe('a deleted checklist', () => {
  it('leaves which photos were removed, and no word of what was written', () => {
    const full = withPhoto(withEntry(titled, BATH, 'note', '검어요', stampAt(2)), photoOf('p1'));
    const removed = keptChecklist(withoutChecklist(full, stampAt(3)));
    expect(isChecklistRemoved(removed)).toBe(true);
    expect(removed).toEqual(tombstoneOf(withoutChecklist(full, stampAt(3))));
    expect(JSON.stringify(removed)).not.toContain('신림');
    expect(removed.photos.map(({ id, removed: at }) => [id, at])).toEqual([['p1', stampAt(3)]]);
  });

  it('stays deleted when an older version comes back', () => {
    const removed = keptChecklist(withoutChecklist(titled, stampAt(3)));
    expect(keptChecklist(mergeChecklists(removed, titled))).toEqual(removed);
  });

  it('comes back with what was written after it, and with a photo that nobody saw who deleted it', () => {
    const removed = keptChecklist(withoutChecklist(titled, stampAt(3)));
    const later = withField(titled, 'note', '다시 볼 집', stampAt(4));
    expect(isChecklistRemoved(mergeChecklists(removed, later))).toBe(false);
    expect(mergeChecklists(removed, later).title?.value).toBe('신림 원룸');
    const photo = withPhoto(titled, photoOf('p1'));
    expect(isChecklistRemoved(mergeChecklists(removed, photo))).toBe(false);
    const gone = withoutPhoto(photo, 'p1', stampAt(2));
    expect(isChecklistRemoved(mergeChecklists(removed, gone))).toBe(true);
  });

  it('is one that nothing was written in', () => {
    expect(isChecklistRemoved(newChecklist(ID))).toBe(false);
    expect(isChecklistRemoved(withoutChecklist(newChecklist(ID), stampAt(1)))).toBe(true);
  });
});

describe('a photo', () => {
  it('that was removed stays removed, whatever is said of it later', () => {
    const removed = withoutPhoto(withPhoto(titled, photoOf('p1')), 'p1', stampAt(2));
    const again = withPhoto(removed, photoOf('p1', { pictureId: 'picture' }));
    expect(again.photos).toEqual([photoOf('p1', { pictureId: 'picture', removed: stampAt(2) })]);
    expect(withoutPhoto(again, 'p1', stampAt(9))).toEqual(again);
  });

  it('that became two pictures of the server is the same on every device', () => {
    const one = withPhoto(titled, photoOf('p1', { pictureId: 'a' }));
    const two = withPhoto(titled, photoOf('p1', { pictureId: 'b' }));
    expect(mergeChecklists(one, two)).toEqual(mergeChecklists(two, one));
  });
});

describe('stamps', () => {
  it('that two devices share are put in order by what they say', () => {
    const other = withField(newChecklist(ID), 'title', '봉천 원룸', stampAt(1));
    expect(mergeChecklists(titled, other)).toEqual(mergeChecklists(other, titled));
  });

  it('are all found, and can be written anew', () => {
    let full = withField(titled, 'seenOn', '20261120', stampAt(2));
    full = withEntry(full, BATH, 'grade', 'BAD', stampAt(3));
    full = withRoom(full, { id: 'r', area: 'ROOM', name: { value: '방 2', at: stampAt(4) } });
    full = withPhoto(full, photoOf('p1', { caption: { value: '천장', at: stampAt(5) } }));
    full = withPhoto(full, photoOf('p2'));
    full = withoutPhoto(full, 'p2', stampAt(6));
    full = { ...full, removed: stampAt(7) };
    expect(stampsOf(full).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7].map((ms) => stampAt(ms)));
    expect(stampsOf(restampChecklist(full, () => stampAt(9)))).toEqual(
      Array.from({ length: 7 }, () => stampAt(9)),
    );
    expect(restampChecklist(full, (at) => at)).toEqual(full);
  });
});
