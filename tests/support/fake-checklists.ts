import { newChecklist, SHARE_DAYS, withPhoto, type Checklist } from '#core';
import type { StoredChecklists, StoredShare } from '../../server/ports/checklists/checklists';

const NONE = { address: false, name: false, tel: false };

const PICTURE = { id: 'a-picture', width: 640, height: 480 };
/** Of the whole room. */
const PHOTO = { id: 'p1', room: null, item: null, caption: null, removed: null };

/** Checklists without a database: whatever is asked for is there, and empty but for a photo behind a link. */
export function fakeChecklists(): StoredChecklists {
  const share: StoredShare = {
    code: 'a-checklist-that-nobody-shared',
    until: Date.parse('2026-11-27T12:00:00+09:00'),
    choice: NONE,
  };
  const stored = (checklist: Checklist) => ({ checklist, revision: 1, share, pictures: [] });
  return {
    of: () => Promise.resolve([]),
    one: (_memberId, id) => Promise.resolve(stored(newChecklist(id))),
    put: (_memberId, given) => Promise.resolve({ ok: true, value: given.map(stored) }),
    unknown: () => Promise.resolve([]),
    remove: () => Promise.resolve(),
    share: (_memberId, _id, { days, choice }) =>
      Promise.resolve(SHARE_DAYS.includes(days) ? { ...share, choice } : null),
    withdraw: () => Promise.resolve(),
    shared: () =>
      Promise.resolve({
        ...stored(
          withPhoto(newChecklist('019a9e4b-3c00-7000-8000-000000000001'), {
            ...PHOTO,
            pictureId: PICTURE.id,
          }),
        ),
        share,
        pictures: [PICTURE],
      }),
  };
}
