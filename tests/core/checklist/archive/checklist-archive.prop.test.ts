import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  archiveText,
  checklistFault,
  isChecklistRemoved,
  isPhotoThere,
  mergeChecklists,
  readArchive,
  withPhotosOf,
  type Checklist,
} from '#core';
import { anyChecklist } from '../checklist-samples';

/** One that may be taken out: it is there, and nothing in it is too long. */
const anyTakenOut = anyChecklist.filter(
  (one) => !isChecklistRemoved(one) && checklistFault(one) === null,
);
const filesOf = ({ photos }: Checklist) =>
  photos.filter(isPhotoThere).map(({ id }) => ({ photo: id, file: `photos/${id}.jpg`, crc32: 1 }));
const readBack = (checklist: Checklist, files = filesOf(checklist)) => {
  const read = readArchive(archiveText([{ checklist, files }], '2026-11-28T00:00:00.000Z'));
  return read.ok ? read.value : [];
};

describe('checklists as a file', () => {
  it('come back as they were, but for what is of an account', () => {
    fc.assert(
      fc.property(anyTakenOut, (checklist) => {
        const files = filesOf(checklist);
        const [one] = readBack(checklist);
        const there = new Set(files.map(({ photo }) => photo));
        expect(one?.checklist).toEqual(withPhotosOf(checklist, there));
        expect([one?.files, one?.unread, one?.reason]).toEqual([files, [], null]);
      }),
    );
  });

  it('change nothing where they come from, once or twice', () => {
    fc.assert(
      fc.property(anyTakenOut, (checklist) => {
        const [one] = readBack(checklist);
        const brought = one?.checklist ?? checklist;
        expect(mergeChecklists(checklist, brought)).toEqual(checklist);
        expect(mergeChecklists(mergeChecklists(checklist, brought), brought)).toEqual(checklist);
      }),
    );
  });

  it('come without photos whose file is not there, and with those that were removed', () => {
    fc.assert(
      fc.property(anyTakenOut, (checklist) => {
        const [one] = readBack(checklist, []);
        expect(one?.checklist?.photos.some(isPhotoThere)).toBe(false);
        expect(one?.checklist?.photos).toHaveLength(
          checklist.photos.filter((photo) => !isPhotoThere(photo)).length,
        );
      }),
    );
  });

  it('are read or refused, whatever the text is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readArchive(text)).toEqual({ ok: false, reason: 'not-ours' });
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), (checklists) => {
        const text = JSON.stringify({ format: 'hankan-checklists', version: 1, checklists });
        const read = readArchive(text);
        expect(read.ok && read.value.some(({ checklist }) => checklist !== null)).toBe(false);
      }),
    );
  });
});
