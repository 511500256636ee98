import { describe, expect, it } from 'vitest';
import {
  changedOnDevice,
  heardOnDevice,
  isChecklistRemoved,
  isUnsent,
  newChecklist,
  readChecklistOnDevice,
  restampedOnDevice,
  storedOnDevice,
  withField,
  withoutChecklist,
  type KeptChecklist,
} from '#core';
import { ID, stampAt } from './checklist-samples';

const titled = (text: string, ms: number) =>
  withField(newChecklist(ID), 'title', text, stampAt(ms));
const picture = { id: 'p', width: 4, height: 3, small: 's', medium: 'm', large: 'l' };
const share = { code: 'abc', until: 9, choice: { address: true, name: false, tel: false } };
const kept = (more: Partial<KeptChecklist> = {}): KeptChecklist => ({
  checklist: titled('서버', 1),
  revision: 2,
  share,
  pictures: [picture],
  ...more,
});

describe('a checklist on its device', () => {
  it('is unsent from its first change on, until the server has the last', () => {
    const one = changedOnDevice(null, titled('가', 3));
    expect(isUnsent(one)).toBe(true);
    const two = changedOnDevice(one, titled('나', 4));
    expect(isUnsent(heardOnDevice(two, kept(), 1))).toBe(true);
    expect(isUnsent(heardOnDevice(two, kept(), 2))).toBe(false);
    expect(isUnsent(heardOnDevice(two, kept(), null))).toBe(true);
  });

  it('is what the server says where the device had none', () => {
    expect(heardOnDevice(null, kept(), null)).toEqual({
      checklist: titled('서버', 1),
      changes: 0,
      sent: 0,
      revision: 2,
      share,
      pictures: [picture],
    });
  });

  it('takes nothing back for an older answer', () => {
    const one = heardOnDevice(null, kept(), null);
    const older = heardOnDevice(one, kept({ revision: 1, share: null, pictures: [] }), null);
    expect([older.revision, older.share, older.pictures]).toEqual([2, share, [picture]]);
    const newer = heardOnDevice(one, kept({ revision: 3, share: null, pictures: [] }), null);
    expect([newer.revision, newer.share, newer.pictures]).toEqual([3, null, []]);
  });

  it('begins anew with a server that forgot, and owes it what that lacks', () => {
    const one = heardOnDevice(changedOnDevice(null, titled('나중', 9)), kept({ revision: 5 }), 1);
    const forgot = kept({ revision: 1, share: null, pictures: [] });
    const anew = heardOnDevice(one, forgot, null, 5);
    expect([anew.revision, anew.share, anew.pictures]).toEqual([1, null, []]);
    expect([anew.checklist.title?.value, isUnsent(anew)]).toEqual(['나중', true]);
    const whole = kept({ revision: 1, checklist: one.checklist });
    expect(isUnsent(heardOnDevice(one, whole, null, 5))).toBe(false);
  });

  it('takes nothing back where it heard more since the server was told what is known', () => {
    const one = heardOnDevice(null, kept({ revision: 5 }), null);
    const late = heardOnDevice(one, kept({ revision: 4, share: null }), null, 3);
    expect([late.revision, late.share, isUnsent(late)]).toEqual([5, share, false]);
  });

  it('is a tombstone once it is deleted', () => {
    const one = changedOnDevice(changedOnDevice(null, titled('가', 3)), titled('가', 3));
    const gone = changedOnDevice(one, withoutChecklist(one.checklist, stampAt(9)));
    expect(isChecklistRemoved(gone.checklist)).toBe(true);
    expect(gone.checklist.title).toBeNull();
  });
});

describe('stamps that were brought back', () => {
  const back = (at: string) => (at === stampAt(900) ? stampAt(5) : at);

  it('are to be sent anew', () => {
    const sent = heardOnDevice(changedOnDevice(null, titled('가', 900)), kept(), 1);
    const one = restampedOnDevice(sent, back);
    expect(one.checklist).toEqual(titled('가', 5));
    expect([one.changes, isUnsent(one)]).toEqual([2, true]);
  });

  it('change nothing where none was ahead', () => {
    const one = changedOnDevice(null, titled('가', 3));
    expect(restampedOnDevice(one, back)).toBe(one);
  });
});

describe('what a device stored', () => {
  it('comes back as it was', () => {
    const one = heardOnDevice(changedOnDevice(null, titled('가', 3)), kept(), 1);
    expect(readChecklistOnDevice(storedOnDevice(one))).toEqual(one);
    const alone = changedOnDevice(null, titled('가', 3));
    expect(readChecklistOnDevice(storedOnDevice(alone))).toEqual(alone);
  });

  it('is none where it cannot be read', () => {
    for (const text of [null, '', 'x', '{}', '{"checklist":"{}"}']) {
      expect(readChecklistOnDevice(text)).toBeNull();
    }
  });

  it('loses what is foreign in it, and nothing else', () => {
    const odd = JSON.stringify({
      checklist: JSON.stringify(titled('가', 3)),
      changes: 'many',
      sent: -3,
      share: { code: 'abc' },
      pictures: [picture, { id: 'x' }, { ...picture, width: 'wide' }, null],
    });
    expect(readChecklistOnDevice(odd)).toEqual({
      checklist: titled('가', 3),
      changes: 0,
      sent: 0,
      revision: null,
      share: null,
      pictures: [picture],
    });
    const none = JSON.stringify({ checklist: JSON.stringify(titled('가', 3)), pictures: 'p' });
    expect(readChecklistOnDevice(none)?.pictures).toEqual([]);
  });
});
