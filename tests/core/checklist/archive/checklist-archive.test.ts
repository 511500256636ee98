import { describe, expect, it } from 'vitest';
import {
  archivedPhoto,
  archiveText,
  CHECKLIST_LIMITS,
  newChecklist,
  photoFault,
  pictureKindOf,
  readArchive,
  withField,
  withoutChecklist,
  withPhoto,
  type Checklist,
} from '#core';
import { ID, photoOf, stampAt } from '../checklist-samples';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1]);
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const WEBP = Uint8Array.from('RIFF....WEBP', (letter) => letter.charCodeAt(0));
const titled = (text: string): Checklist => withField(newChecklist(ID), 'title', text, stampAt(1));
const wire = (more: object, checklists: readonly object[] = []) =>
  JSON.stringify({ format: 'hankan-checklists', version: 1, checklists, ...more });
const only = (record: object) => {
  const read = readArchive(wire({}, [record]));
  const [one] = read.ok ? read.value : [];
  if (one === undefined) throw new Error('It was not read.');
  return one;
};

describe('a file of checklists', () => {
  it('says what it is, in words that people can read', () => {
    const checklist = withPhoto(titled('언덕 위 집'), photoOf('p1', { pictureId: 'mine' }));
    const file = archivedPhoto('p1', JPEG);
    const text = archiveText(
      [{ checklist, files: file ? [file] : [] }],
      '2026-11-28T01:02:03.000Z',
    );
    expect(text.split('\n').slice(0, 4)).toEqual([
      '{',
      '  "format": "hankan-checklists",',
      '  "version": 1,',
      '  "madeAt": "2026-11-28T01:02:03.000Z",',
    ]);
    expect(text).toContain('"name": "언덕 위 집"');
    expect(text).toContain('"file": "photos/p1.jpg"');
    expect(text).not.toContain('mine');
  });

  it('is refused where it is of something else, of a later version, or holds too many', () => {
    const refused = (text: string) => {
      const read = readArchive(text);
      return read.ok ? null : read.reason;
    };
    expect(refused(wire({ format: 'other' }))).toBe('not-ours');
    expect(refused(wire({ version: null }))).toBe('not-ours');
    expect(refused(wire({ version: 0 }))).toBe('not-ours');
    expect(refused(wire({ checklists: {} }))).toBe('not-ours');
    expect(refused(wire({ version: 2 }))).toBe('newer');
    const many = Array.from({ length: CHECKLIST_LIMITS.checklists + 1 }, () => ({}));
    expect(refused(wire({}, many))).toBe('too-many');
    expect(refused(wire({}))).toBeNull();
  });

  it('names what cannot be read, and keeps the rest', () => {
    const checklist = { ...titled('언덕 위 집'), seenOn: { value: '언젠가', at: stampAt(1) } };
    const one = only({ checklist, files: 'none' });
    expect([one.unread, one.files, one.checklist?.title?.value]).toEqual([
      ['seenOn'],
      [],
      '언덕 위 집',
    ]);
    const odd = [{ photo: 'p1' }, { photo: 'p1', file: 'photos/p1.jpg', crc32: 7 }, null];
    expect(only({ checklist, files: odd }).files).toEqual([odd[1]]);
  });

  it('takes nothing of a checklist that is none, is too long, or was deleted', () => {
    expect(only({ name: '이름뿐', checklist: { id: 'x' } })).toMatchObject({
      name: '이름뿐',
      checklist: null,
      reason: null,
    });
    expect(only({}).name).toBe('1번째 체크리스트');
    const long = titled('가'.repeat(CHECKLIST_LIMITS.title + 1));
    expect(only({ checklist: long })).toMatchObject({
      checklist: null,
      reason: '제목은 40자까지 쓸 수 있어요. 조금 줄여 주세요.',
    });
    const gone = withoutChecklist(titled('지운 집'), stampAt(9));
    expect(only({ checklist: gone }).checklist).toBeNull();
  });
});

describe('a photo of such a file', () => {
  it('is what its bytes say, not what its name says', () => {
    expect([JPEG, PNG, WEBP].map((bytes) => pictureKindOf(bytes)?.ending)).toEqual([
      'jpg',
      'png',
      'webp',
    ]);
    const html = Uint8Array.from('<script>', (letter) => letter.charCodeAt(0));
    expect([pictureKindOf(html), pictureKindOf(new Uint8Array())]).toEqual([null, null]);
    expect(archivedPhoto('p1', html)).toBeNull();
    expect(archivedPhoto('p1', PNG)?.file).toBe('photos/p1.png');
  });

  it('is refused where it is missing, damaged or no picture', () => {
    const file = {
      photo: 'p1',
      file: 'photos/p1.jpg',
      crc32: archivedPhoto('p1', JPEG)?.crc32 ?? 0,
    };
    expect(photoFault(file, JPEG)).toBeNull();
    expect(photoFault(file, undefined)).toBe('missing');
    expect(photoFault(file, new Uint8Array([1, 2, 3]))).toBe('no-picture');
    expect(photoFault(file, new Uint8Array([...JPEG, 2]))).toBe('damaged');
  });
});
