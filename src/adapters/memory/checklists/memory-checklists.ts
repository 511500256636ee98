import {
  AppError,
  CHECKLIST_LIMITS,
  checklistFault,
  hybridStampOf,
  isAheadOf,
  isChecklistRemoved,
  isDeepEqual,
  isPhotoThere,
  isInWindow,
  keptChecklist,
  mergeChecklists,
  MOST_JOINED,
  MOST_KNOWN,
  newHybridClock,
  sharedChecklist,
  stampsOf,
  tickHybrid,
  withoutChecklist,
  type Cancellation,
  type Checklist,
  type Checklists,
  type ChecklistShare,
  type ChecklistViews,
  type Clock,
  type DocumentPicture,
  type JoinedChecklists,
  type KeptChecklist,
  type KnownPortion,
  type Random,
  type Result,
  type ShareChoice,
  type SharedChecklist,
  type ShareDays,
} from '#core';
import { answer } from '../answer';

interface Parts {
  /** Who is there; null for a visitor. */
  readonly member: () => string | null;
  readonly clock: Clock;
  readonly random: Pick<Random, 'id'>;
  /** A picture that the member brought; null where there is none. */
  readonly pictureOf: (id: string, member: string) => DocumentPicture | null;
}

interface Stored {
  readonly member: string;
  readonly checklist: Checklist;
  readonly revision: number;
  readonly share: ChecklistShare | null;
}

const DAY_MS = 86_400_000;

/** {@link Checklists} and {@link ChecklistViews} without a server; tombstones stay. */
export class MemoryChecklists implements Checklists, ChecklistViews {
  private kept: readonly Stored[] = [];

  constructor(private readonly parts: Parts) {}

  all(cancel?: Cancellation): Promise<readonly KeptChecklist[]> {
    return answer(cancel, () => {
      const there = this.ownOf(this.member()).filter((one) => !isChecklistRemoved(one.checklist));
      return there.map((one) => this.shown(one)).reverse();
    });
  }

  one(id: string, cancel?: Cancellation): Promise<KeptChecklist | null> {
    return answer(cancel, () => {
      const found = this.there(this.member(), id);
      return found && this.shown(found);
    });
  }

  put(checklist: Checklist): Promise<KeptChecklist> {
    return answer(undefined, () => {
      const [put] = this.merge(this.member(), [checklist]);
      if (put === undefined) throw new AppError('server');
      return this.shown(put);
    });
  }

  remove(id: string): Promise<void> {
    return answer(undefined, () => {
      const found = this.there(this.member(), id);
      if (found === null) return;
      const { checklist } = found;
      const now = this.parts.clock.now();
      const clock = tickHybrid(newHybridClock('memory'), now, stampsOf(checklist));
      this.write(found, keptChecklist(withoutChecklist(checklist, hybridStampOf(clock))));
    });
  }

  join(
    changed: readonly Checklist[],
    portion: KnownPortion,
    cancel?: Cancellation,
  ): Promise<JoinedChecklists> {
    return answer(cancel, () => {
      const member = this.member();
      const { known } = portion;
      refuseMoreThan(MOST_JOINED, changed, 'changed');
      refuseMoreThan(MOST_KNOWN, known, 'known');
      const sent = this.merge(member, changed);
      const revisions = new Map(known.map(({ id, revision }) => [id, revision]));
      const others = this.ownOf(member).filter(
        (one) =>
          !sent.includes(one) &&
          isInWindow(portion, one.checklist.id) &&
          revisions.get(one.checklist.id) !== one.revision,
      );
      const lacking = [...sent, ...others].map((one) => this.shown(one));
      return {
        lacking: lacking.slice(0, MOST_JOINED),
        left: Math.max(0, lacking.length - MOST_JOINED),
        now: this.parts.clock.now(),
      };
    });
  }

  share(id: string, days: ShareDays, choice: ShareChoice): Promise<ChecklistShare> {
    return answer(undefined, () => {
      const found = this.there(this.member(), id);
      if (found === null) throw new AppError('not-found', undefined, null, 404);
      const until = this.parts.clock.now() + days * DAY_MS;
      const share = { code: this.parts.random.id(), until, choice };
      this.replace(found, { ...found, revision: found.revision + 1, share });
      return share;
    });
  }

  withdraw(id: string): Promise<void> {
    return answer(undefined, () => {
      const found = this.there(this.member(), id);
      if (found === null || found.share === null) return;
      this.replace(found, { ...found, revision: found.revision + 1, share: null });
    });
  }

  of(code: string, cancel?: Cancellation): Promise<Result<SharedChecklist, 'ended'>> {
    return answer(cancel, () => {
      const found = this.kept.find(({ share }) => share?.code === code);
      const share = found && this.shareOf(found);
      if (!found || !share) return { ok: false, reason: 'ended' };
      const checklist = sharedChecklist(found.checklist, share.choice);
      const pictures = this.picturesOf({ ...found, checklist });
      return { ok: true, value: { checklist, until: share.until, pictures } };
    });
  }

  private merge(member: string, given: readonly Checklist[]): readonly Stored[] {
    const now = this.parts.clock.now();
    const before = this.kept;
    try {
      return given.map((one) => {
        const found = this.ownOf(member).find(({ checklist }) => checklist.id === one.id);
        const after = keptChecklist(mergeChecklists(found?.checklist ?? one, one));
        const fault = checklistFault(one) ?? checklistFault(after);
        if (fault !== null) throw refused(fault.message, fault.field);
        if (stampsOf(one).some((stamp) => isAheadOf(now, stamp)))
          throw refused('기기의 시계가 빨라요. 시각을 맞춘 뒤 다시 보내 주세요.', 'at');
        this.refuseForeignPictures(member, after);
        const start = { member, checklist: after, revision: 0, share: null };
        return this.write(found ?? start, after);
      });
    } catch (error) {
      this.kept = before;
      throw error;
    }
  }

  private write(found: Stored, checklist: Checklist): Stored {
    if (found.revision > 0 && isDeepEqual(found.checklist, checklist)) return found;
    const share = isChecklistRemoved(checklist) ? null : found.share;
    const written = { ...found, checklist, revision: found.revision + 1, share };
    this.replace(found, written);
    const there = this.ownOf(found.member).filter((one) => !isChecklistRemoved(one.checklist));
    if (there.length > CHECKLIST_LIMITS.checklists)
      throw refused(
        `체크리스트는 ${CHECKLIST_LIMITS.checklists}개까지 둘 수 있어요. 안 보는 것을 지우고 다시 저장해 주세요.`,
      );
    return written;
  }

  private replace(found: Stored, written: Stored): void {
    this.kept = [...this.kept.filter((one) => one !== found), written];
  }

  private refuseForeignPictures(member: string, { photos }: Checklist): void {
    for (const { pictureId } of photos.filter(isPhotoThere))
      if (pictureId !== null && this.parts.pictureOf(pictureId, member) === null)
        throw refused('사진을 찾을 수 없어요. 다시 올려 주세요.', 'photos');
  }

  private there(member: string, id: string): Stored | null {
    const found = this.ownOf(member).find(({ checklist }) => checklist.id === id);
    return found === undefined || isChecklistRemoved(found.checklist) ? null : found;
  }

  private ownOf(member: string): readonly Stored[] {
    return this.kept
      .filter((one) => one.member === member)
      .sort((a, b) => (a.checklist.id < b.checklist.id ? -1 : 1));
  }

  private shown(stored: Stored): KeptChecklist {
    const { checklist, revision } = stored;
    return { checklist, revision, share: this.shareOf(stored), pictures: this.picturesOf(stored) };
  }

  private shareOf({ share }: Stored): ChecklistShare | null {
    return share !== null && share.until > this.parts.clock.now() ? share : null;
  }

  private picturesOf({ checklist, member }: Stored): readonly DocumentPicture[] {
    const ids = checklist.photos.filter(isPhotoThere).flatMap(({ pictureId }) => pictureId ?? []);
    return [...new Set(ids)].flatMap((id) => this.parts.pictureOf(id, member) ?? []);
  }

  private member(): string {
    const member = this.parts.member();
    if (member === null) throw new AppError('unauthorized', undefined, null, 401);
    return member;
  }
}

const refused = (message: string, field: string | null = null, status = 422) =>
  new AppError('refused', message, field, status);

/** As the contract refuses a list in a body. */
function refuseMoreThan(most: number, list: readonly unknown[], field: string): void {
  if (list.length > most) throw refused(`${field}: ${most}개까지 보낼 수 있어요.`, field, 400);
}
