import { fieldsOf, numberIn, parseJson, textIn, type Fields } from '../../shared/stored-json';
import { isDeepEqual } from '../../shared/is-deep-equal';
import type { Result } from '../../shared/result';
import { checklistFault } from '../check-checklist';
import { CHECKLIST_LIMITS, isPhotoThere, type Checklist } from '../checklist';
import { checklistName } from '../checklist-texts';
import { isChecklistRemoved } from '../merge-checklists';
import { readChecklist } from '../read-checklist';

/** What a file of checklists calls itself, and the file in it that says what else is there. */
export const CHECKLIST_ARCHIVE = {
  format: 'hankan-checklists',
  version: 1,
  text: 'checklists.json',
} as const;

const MIB = 1024 * 1024;
/** In bytes; what is larger is no file of this product, or too large for a telephone. */
export const ARCHIVE_LIMITS = {
  files: CHECKLIST_LIMITS.checklists * CHECKLIST_LIMITS.photos + 1,
  one: 16 * MIB,
  all: 300 * MIB,
} as const;

/** A photo's file in the archive. */
export interface ArchivedPhoto {
  readonly photo: string;
  /** Its name in the zip. */
  readonly file: string;
  /** `crc32` of its bytes. */
  readonly crc32: number;
}

export interface ArchivedChecklist {
  readonly checklist: Checklist;
  readonly files: readonly ArchivedPhoto[];
}

/**
 * A checklist without what is of an account and without photos whose file is not there: nobody could ever
 * show them. That a person removed a photo stays; that they once deleted the whole does not: it is here.
 */
export const withPhotosOf = (checklist: Checklist, there: ReadonlySet<string>): Checklist => ({
  ...checklist,
  removed: null,
  photos: checklist.photos
    .filter((photo) => !isPhotoThere(photo) || there.has(photo.id))
    .map((photo) => ({ ...photo, pictureId: null })),
});

/** What stands in CHECKLIST_ARCHIVE.text, to be read by people too. `madeAt` in the form of ISO 8601. */
export function archiveText(archived: readonly ArchivedChecklist[], madeAt: string): string {
  const { format, version } = CHECKLIST_ARCHIVE;
  const checklists = archived.map(({ checklist, files }) => ({
    name: checklistName(checklist),
    checklist: withPhotosOf(checklist, new Set(files.map(({ photo }) => photo))),
    files,
  }));
  return JSON.stringify({ format, version, madeAt, checklists }, null, 2);
}

/** The fields that are read one by one. */
const FIELDS = [
  'title',
  'place',
  'contact',
  'seenOn',
  'note',
  'rooms',
  'entries',
  'photos',
  'removed',
] as const;
export type ArchiveField = (typeof FIELDS)[number];

/** One checklist of an archive, with what of it cannot be taken. */
export interface ReadArchived {
  readonly name: string;
  /** Null where nothing of it can be taken. */
  readonly checklist: Checklist | null;
  readonly files: readonly ArchivedPhoto[];
  /** Fields in which something could not be read; the rest of it is there. */
  readonly unread: readonly ArchiveField[];
  /** Why it cannot be taken at all, where a sentence says so. */
  readonly reason: string | null;
}

/**
 * `not-ours`: it is no file of this product · `newer`: a later version of the product wrote it ·
 * `too-many`: more checklists than a person may have. No text makes it throw.
 */
export function readArchive(
  text: string,
): Result<readonly ReadArchived[], 'not-ours' | 'newer' | 'too-many'> {
  const fields = fieldsOf(parseJson(text));
  const [version, checklists] = [numberIn(fields['version']), fields['checklists']];
  if (fields['format'] !== CHECKLIST_ARCHIVE.format || version === null)
    return { ok: false, reason: 'not-ours' };
  if (version > CHECKLIST_ARCHIVE.version) return { ok: false, reason: 'newer' };
  if (version !== CHECKLIST_ARCHIVE.version || !Array.isArray(checklists))
    return { ok: false, reason: 'not-ours' };
  if (checklists.length > CHECKLIST_LIMITS.checklists) return { ok: false, reason: 'too-many' };
  return { ok: true, value: checklists.map(fieldsOf).map(archivedIn) };
}

/** So much of a name is shown. */
const NAME_LENGTH = 40;

function archivedIn(fields: Fields, index: number): ReadArchived {
  const raw = fieldsOf(fields['checklist']);
  const checklist = readChecklist(JSON.stringify(raw));
  const told = textIn(fields['name'])?.slice(0, NAME_LENGTH);
  const none = { checklist: null, files: [], unread: [], reason: null };
  if (checklist === null) return { ...none, name: told ?? `${String(index + 1)}번째 체크리스트` };
  const name = checklistName(checklist);
  // Its deletion is of the device that wrote the file: what is here stays.
  if (isChecklistRemoved(checklist)) return { ...none, name };
  const fault = checklistFault(checklist);
  if (fault !== null) return { ...none, name, reason: fault.message };
  const files = fields['files'];
  return {
    name,
    checklist,
    files: Array.isArray(files) ? files.map(fieldsOf).flatMap(fileIn) : [],
    unread: FIELDS.filter((field) => !isDeepEqual(raw[field] ?? null, checklist[field])),
    reason: null,
  };
}

function fileIn(fields: Fields): ArchivedPhoto[] {
  const [photo, file] = [textIn(fields['photo']), textIn(fields['file'])];
  const sum = numberIn(fields['crc32']);
  return photo === null || file === null || sum === null ? [] : [{ photo, file, crc32: sum }];
}
