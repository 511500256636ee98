import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import {
  CHECKLIST_LIMITS,
  newChecklist,
  withEntry,
  withField,
  withoutPhoto,
  type PictureFile,
} from '#core';
import { ChecklistDevice, ChecklistServer } from '../../support/checklist-device';

const BATH = { room: 'BATH', item: 'bath-mould' };
const JPEG = [0xff, 0xd8, 0xff, 0xe0, 7, 7, 7];

const fileOf = (bytes: Iterable<number>, type = ''): PictureFile => {
  const own = Uint8Array.from(bytes);
  return { size: own.length, type, arrayBuffer: () => Promise.resolve(own.buffer) };
};

async function device(server = new ChecklistServer(), member: string | null = null) {
  const made = new ChecklistDevice(server);
  return made.start(member);
}
/** One with an answer and a photo, of somebody without a network. */
async function written(made: ChecklistDevice, title = '언덕 위 집') {
  const id = made.store.newId();
  await made.store.change(id, (on, at) => withField(on, 'title', title, at));
  await made.store.change(id, (on, at) => withEntry(on, BATH, 'grade', 'BAD', at));
  await made.store.addPhoto(id, BATH, fileOf(JPEG, 'image/jpeg'));
  return id;
}
async function takenOut(made: ChecklistDevice, ...ids: readonly string[]) {
  const taken = await made.store.files.takeOut(new Set(ids));
  const [file] = made.downloads.slice(-1);
  if (file === undefined) throw new Error('Nothing was handed out.');
  return { taken, file: fileOf(file.bytes, 'application/zip'), fileName: file.fileName };
}
/** The same file with other files in it. */
async function changed(
  { files }: ChecklistDevice,
  file: PictureFile,
  act: (name: string, bytes: Uint8Array) => Uint8Array | null,
) {
  const unpacked = await files.zip.unpack(new Uint8Array(await file.arrayBuffer()), {
    files: 99,
    one: 99_999,
    all: 99_999,
  });
  if (!unpacked.ok) throw new Error('It is no zip.');
  const parts = unpacked.value.flatMap(({ name, bytes }) => {
    const after = act(name, bytes);
    return after === null ? [] : [{ name, bytes: after }];
  });
  return fileOf(await files.zip.pack(parts));
}
const text = (bytes: Uint8Array, act: (before: string) => string) =>
  new TextEncoder().encode(act(new TextDecoder().decode(bytes)));
const photosOf = async (made: ChecklistDevice) => (await made.kept.photos('')).length;

describe('checklists as one file', () => {
  it('are on another device as they were, photos too, without a network', async () => {
    const phone = await device();
    const [one, two] = [await written(phone), await written(phone, '지하 집')];
    const { taken, file, fileName } = await takenOut(phone, one, two);
    expect(taken).toEqual({ ok: true, value: { checklists: 2, photos: 2, lacking: 0 } });
    expect(fileName).toBe('한칸-체크리스트-20261128.zip');
    const tablet = await device();
    const brought = await tablet.store.files.bringIn(file);
    expect(brought).toEqual({ ok: true, value: { checklists: 2, photos: 2, faults: [] } });
    await when(() => tablet.store.shown?.length === 2);
    for (const id of [one, two]) {
      const checklist = tablet.store.one(id)?.checklist;
      expect(checklist).toEqual(phone.store.one(id)?.checklist);
      const kept = await tablet.store.photo(checklist?.photos[0]?.id ?? '');
      expect([...new Uint8Array((await kept?.arrayBuffer()) ?? new ArrayBuffer())]).toEqual(JPEG);
      expect(kept?.type).toBe('image/jpeg');
    }
    expect([phone.asked, tablet.asked]).toEqual([[], []]);
  });

  it('hold those alone that were chosen', async () => {
    const phone = await device();
    const [one] = [await written(phone), await written(phone, '지하 집')];
    const tablet = await device();
    await tablet.store.files.bringIn((await takenOut(phone, one)).file);
    await when(() => tablet.store.shown?.length === 1);
    expect(tablet.store.one(one)?.checklist.title?.value).toBe('언덕 위 집');
  });

  it('are merged into what is here: the later stays, and what was removed stays removed', async () => {
    const phone = await device();
    const id = await written(phone);
    const { file } = await takenOut(phone, id);
    phone.server.clock.advance(1000);
    const [photo] = phone.store.one(id)?.checklist.photos ?? [];
    await phone.store.change(id, (on, at) => withField(on, 'title', '언덕 위 하얀 집', at));
    await phone.store.change(id, (on, at) => withoutPhoto(on, photo?.id ?? '', at));
    const before = phone.store.one(id)?.checklist;
    expect(await phone.store.files.bringIn(file)).toMatchObject({ ok: true, value: { photos: 0 } });
    expect((await phone.kept.one('', id))?.checklist).toEqual(before);
    expect(await photosOf(phone)).toBe(0);
  });

  it('are another member’s own once they brought them in, and go to their account', async () => {
    const [server, other] = [new ChecklistServer(), new ChecklistServer()];
    const phone = await device(server, '7');
    const id = await written(phone);
    await phone.store.sync.run();
    await when(() => phone.store.unsent === 0);
    const { file } = await takenOut(phone, id);
    const tablet = await device(other, '7');
    await tablet.store.files.bringIn(file);
    await tablet.store.sync.run();
    await when(() => tablet.store.unsent === 0);
    expect(tablet.store.sync.refusal).toBeNull();
    expect((await other.checklists.all())[0]?.pictures).toHaveLength(1);
  });

  it('say which photos this device did not have', async () => {
    const phone = await device();
    const id = await written(phone);
    await phone.store.addPhoto(id, BATH, fileOf([1, 2, 3], 'image/jpeg'));
    const { taken, file } = await takenOut(phone, id);
    expect(taken).toMatchObject({ value: { photos: 1, lacking: 1 } });
    const tablet = await device();
    expect(await tablet.store.files.bringIn(file)).toMatchObject({ value: { faults: [] } });
  });
});

describe('a file that is not as it should be', () => {
  it('is refused whole where it is none of ours', async () => {
    const phone = await device();
    const { file } = await takenOut(phone, await written(phone));
    const why = async (given: PictureFile) => {
      const brought = await phone.store.files.bringIn(given);
      return brought.ok ? null : brought.reason;
    };
    expect(await why(fileOf(JPEG))).toBe('no-zip');
    expect(await why({ ...fileOf([]), size: 2 ** 30 })).toBe('too-large');
    expect(
      await why({ ...fileOf([]), arrayBuffer: () => Promise.reject(new Error('It is gone.')) }),
    ).toBe('unreadable');
    expect(
      await why(
        await changed(phone, file, (name, bytes) => (name.endsWith('.json') ? null : bytes)),
      ),
    ).toBe('not-ours');
    const later = await changed(phone, file, (name, bytes) =>
      name.endsWith('.json')
        ? text(bytes, (one) => one.replace('"version": 1', '"version": 2'))
        : bytes,
    );
    expect(await why(later)).toBe('newer');
  });

  it('names photos that are missing, damaged or something else, and brings the rest', async () => {
    const phone = await device();
    const id = await written(phone);
    for (const more of [1, 2, 3])
      await phone.store.addPhoto(id, BATH, fileOf([...JPEG, more], 'image/jpeg'));
    const names = (phone.store.one(id)?.checklist.photos ?? []).map(
      (one) => `photos/${one.id}.jpg`,
    );
    const { file } = await takenOut(phone, id);
    const odd = await changed(phone, file, (name, bytes) => {
      if (name === names[0]) return null;
      if (name === names[1]) return Uint8Array.from([...bytes, 9]);
      return name === names[2] ? text(bytes, () => '<script>') : bytes;
    });
    const tablet = await device();
    const brought = await tablet.store.files.bringIn(odd);
    const faults = ['missing', 'damaged', 'no-picture'].map((fault, n) => ({
      name: '언덕 위 집',
      kind: 'photo',
      file: names[n] ?? '',
      fault,
    }));
    // A photo that is not in the zip is named by what the text calls it.
    expect(brought).toEqual({ ok: true, value: { checklists: 1, photos: 1, faults } });
    await when(() => tablet.store.shown?.length === 1);
    expect(tablet.store.one(id)?.checklist.photos).toHaveLength(1);
    expect(await photosOf(tablet)).toBe(1);
  });

  it('names fields that cannot be read, and brings the rest', async () => {
    const phone = await device();
    const { file } = await takenOut(phone, await written(phone));
    const odd = await changed(phone, file, (name, bytes) =>
      name.endsWith('.json') ? text(bytes, (one) => one.replace('"BAD"', '"AWFUL"')) : bytes,
    );
    const tablet = await device();
    expect(await tablet.store.files.bringIn(odd)).toMatchObject({
      value: { checklists: 1, faults: [{ kind: 'fields', fields: ['entries'] }] },
    });
  });

  it('takes nothing away: not what is here, not what was deleted, not beyond what there may be', async () => {
    const phone = await device();
    const id = await written(phone);
    const { file } = await takenOut(phone, id);
    phone.server.clock.advance(1000);
    await phone.store.remove(id);
    const gone = await phone.store.files.bringIn(file);
    expect(gone).toMatchObject({ value: { checklists: 0, faults: [{ kind: 'none' }] } });
    const tablet = await device();
    for (let n = 0; n < CHECKLIST_LIMITS.checklists; n += 1)
      await tablet.kept.change('', newChecklist(tablet.store.newId()));
    const full = await tablet.store.files.bringIn(file);
    expect(full).toMatchObject({
      value: {
        checklists: 0,
        faults: [{ reason: expect.stringContaining('100개까지') as string }],
      },
    });
  });

  it('says where this device has no room for it', async () => {
    const phone = await device();
    const { file } = await takenOut(phone, await written(phone));
    const tablet = await device();
    tablet.kept.refusal = 'full';
    expect(await tablet.store.files.bringIn(file)).toMatchObject({
      value: { checklists: 0, photos: 0, faults: [{ kind: 'not-kept', why: 'full' }] },
    });
  });
});
