import {
  ARCHIVE_LIMITS,
  archivedPhoto,
  archiveText,
  CHECKLIST_ARCHIVE,
  CHECKLIST_LIMITS,
  checklistFault,
  isChecklistRemoved,
  isPhotoThere,
  mergeChecklists,
  photoFault,
  pictureKindOf,
  readArchive,
  seoulDay,
  withPhotosOf,
  type ArchivedChecklist,
  type ArchiveField,
  type ChecklistOnDevice,
  type ChecklistOwner,
  type NotKept,
  type PhotoFault,
  type PictureFile,
  type ReadArchived,
  type Result,
  type ZippedFile,
} from '#core';
import { VISITOR, type ChecklistWorld } from './checklist-world';

/** What became a file: `lacking` counts photos that this device does not have. */
export interface TakenOut {
  readonly checklists: number;
  readonly photos: number;
  readonly lacking: number;
}

/** What of a file could not be taken. */
export type BroughtFault =
  | { readonly name: string; readonly kind: 'none'; readonly reason: string | null }
  | { readonly name: string; readonly kind: 'fields'; readonly fields: readonly ArchiveField[] }
  | {
      readonly name: string;
      readonly kind: 'photo';
      readonly file: string;
      readonly fault: PhotoFault;
    }
  | { readonly name: string; readonly kind: 'not-kept'; readonly why: NotKept };

export interface BroughtIn {
  readonly checklists: number;
  readonly photos: number;
  readonly faults: readonly BroughtFault[];
}

export type NotBrought = 'too-large' | 'no-zip' | 'not-ours' | 'newer' | 'too-many' | 'unreadable';

/**
 * Checklists as one file, with their photos, and back: without a network, without an account, on any
 * device. What comes in is merged as from any other device (spec/readings R51): nothing here is lost by it.
 */
export class ChecklistFiles {
  constructor(private readonly world: ChecklistWorld) {}

  /** Hands the file to the browser's downloads. Rejects with an AppError where its code cannot be had. */
  async takeOut(ids: ReadonlySet<string>): Promise<Result<TakenOut, 'too-large'>> {
    const { kept, clock, files } = this.world;
    const { zip, keep } = await files();
    const owner = this.owner();
    const chosen = ((await kept.all(owner)) ?? []).filter(
      ({ checklist }) => ids.has(checklist.id) && !isChecklistRemoved(checklist),
    );
    const archived: ArchivedChecklist[] = [];
    const packed: ZippedFile[] = [];
    let [all, lacking] = [0, 0];
    for (const { checklist } of chosen) {
      const own: ArchivedChecklist['files'][number][] = [];
      for (const { id } of checklist.photos.filter(isPhotoThere)) {
        const bytes = await this.bytesOf(owner, id);
        const file = bytes && archivedPhoto(id, bytes);
        if (bytes === null || file === null) {
          lacking += 1;
          continue;
        }
        own.push(file);
        packed.push({ name: file.file, bytes });
        all += bytes.length;
        if (bytes.length > ARCHIVE_LIMITS.one || all > ARCHIVE_LIMITS.all)
          return { ok: false, reason: 'too-large' };
      }
      archived.push({ checklist, files: own });
    }
    const now = clock.now();
    const text = new TextEncoder().encode(archiveText(archived, new Date(now).toISOString()));
    const isTooLarge = text.length > ARCHIVE_LIMITS.one || all + text.length > ARCHIVE_LIMITS.all;
    if (isTooLarge || packed.length + 1 > ARCHIVE_LIMITS.files)
      return { ok: false, reason: 'too-large' };
    const bytes = await zip.pack([{ name: CHECKLIST_ARCHIVE.text, bytes: text }, ...packed]);
    keep({ bytes, type: 'application/zip', fileName: `한칸-체크리스트-${seoulDay(now)}.zip` });
    return { ok: true, value: { checklists: archived.length, photos: packed.length, lacking } };
  }

  /** Rejects with an AppError where its code cannot be had. */
  async bringIn(file: PictureFile): Promise<Result<BroughtIn, NotBrought>> {
    if (file.size > ARCHIVE_LIMITS.all) return { ok: false, reason: 'too-large' };
    const { zip } = await this.world.files();
    const bytes = await file.arrayBuffer().catch(() => null);
    if (bytes === null) return { ok: false, reason: 'unreadable' };
    const unpacked = await zip.unpack(new Uint8Array(bytes), ARCHIVE_LIMITS);
    if (!unpacked.ok) return unpacked;
    const there = new Map(unpacked.value.map((one) => [one.name, one.bytes]));
    const text = there.get(CHECKLIST_ARCHIVE.text);
    if (text === undefined) return { ok: false, reason: 'not-ours' };
    const read = readArchive(new TextDecoder().decode(text));
    if (!read.ok) return read;
    let [checklists, photos] = [0, 0];
    const faults: BroughtFault[] = [];
    for (const one of read.value) {
      const brought = await this.bringOne(one, there);
      checklists += brought.isKept ? 1 : 0;
      photos += brought.photos;
      faults.push(...brought.faults);
    }
    return { ok: true, value: { checklists, photos, faults } };
  }

  private async bringOne(
    { name, checklist, files, unread, reason }: ReadArchived,
    zipped: ReadonlyMap<string, Uint8Array>,
  ): Promise<{
    readonly isKept: boolean;
    readonly photos: number;
    readonly faults: readonly BroughtFault[];
  }> {
    const none = (fault: BroughtFault, photos = 0) => ({ isKept: false, photos, faults: [fault] });
    if (checklist === null) return none({ name, kind: 'none', reason });
    const { kept } = this.world;
    const owner = this.owner();
    const all = (await kept.all(owner)) ?? [];
    const refusal = refusalOf(all, checklist);
    if (refusal !== null) return none({ name, kind: 'none', reason: refusal });
    const faults: BroughtFault[] =
      unread.length > 0 ? [{ name, kind: 'fields', fields: unread }] : [];
    const have = new Set((await kept.photos(owner)).map(({ id }) => id));
    const before = all.find((one) => one.checklist.id === checklist.id)?.checklist.photos ?? [];
    const gone = new Set(before.filter((one) => !isPhotoThere(one)).map(({ id }) => id));
    const listed = new Map(files.map((one) => [one.photo, one]));
    const there = new Set<string>();
    let photos = 0;
    for (const { id } of checklist.photos.filter(isPhotoThere)) {
      const file = listed.get(id);
      const bytes = file && zipped.get(file.file);
      const fault = file === undefined ? 'missing' : photoFault(file, bytes);
      if (have.has(id) || gone.has(id)) {
        there.add(id);
      } else if (fault !== null || bytes === undefined) {
        faults.push({ name, kind: 'photo', file: file?.file ?? id, fault: fault ?? 'missing' });
      } else {
        const result = await this.keepPhoto(owner, { id, checklist: checklist.id }, bytes);
        if (!result.ok) return none({ name, kind: 'not-kept', why: result.reason }, photos);
        there.add(id);
        photos += 1;
      }
    }
    const result = await kept.change(owner, withPhotosOf(checklist, there));
    if (!result.ok) return none({ name, kind: 'not-kept', why: result.reason }, photos);
    return { isKept: true, photos, faults };
  }

  private async keepPhoto(
    owner: ChecklistOwner,
    photo: { readonly id: string; readonly checklist: string },
    bytes: Uint8Array,
  ): Promise<Result<true, NotKept>> {
    const { kept } = this.world;
    if (!(await kept.hasRoomFor(bytes.length))) return { ok: false, reason: 'full' };
    const own = bytes.slice().buffer;
    const type = pictureKindOf(bytes)?.type ?? '';
    const file = { size: own.byteLength, type, arrayBuffer: () => Promise.resolve(own) };
    return kept.keepPhoto(owner, photo, file);
  }

  private async bytesOf(owner: ChecklistOwner, photo: string): Promise<Uint8Array | null> {
    const file = await this.world.kept.photo(owner, photo);
    return file && new Uint8Array(await file.arrayBuffer());
  }

  private owner(): ChecklistOwner {
    return this.world.member() ?? VISITOR;
  }
}

/** Why one would not be taken by the server either; null where it can come. */
function refusalOf(
  all: readonly ChecklistOnDevice[],
  checklist: ReadArchived['checklist'] & object,
): string | null {
  const there = all.find((one) => one.checklist.id === checklist.id)?.checklist;
  if (there !== undefined) {
    const merged = mergeChecklists(there, checklist);
    if (isChecklistRemoved(merged))
      return '지운 체크리스트예요. 지운 것은 30일 동안 다시 가져올 수 없어요.';
    return checklistFault(merged)?.message ?? null;
  }
  const count = all.filter((one) => !isChecklistRemoved(one.checklist)).length;
  return count < CHECKLIST_LIMITS.checklists
    ? null
    : `체크리스트는 ${String(CHECKLIST_LIMITS.checklists)}개까지 둘 수 있어요. 안 보는 것을 지우고 다시 가져와 주세요.`;
}
