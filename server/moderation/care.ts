import {
  APP_PAGES,
  DECISION,
  HOLD_STATE,
  ITEM_TYPE,
  listedIn,
  MODERATED,
  NOTIFICATION_KIND,
  withParticle,
  type Decision,
  type HoldState,
  type ListedWord,
  type ModeratedKind,
  type WrittenText,
} from '#core';
import type { Decided, StoredModeration } from '../ports/moderation';
import type { NewNotification, StoredNotifications } from '../ports/notifications';

interface CareParts {
  readonly moderation: Pick<StoredModeration, 'listed'>;
  readonly notifications: Pick<StoredNotifications, 'add'>;
}

/** Something that is shown to its author alone from now on. */
export interface HeldWriting {
  readonly kind: ModeratedKind;
  readonly id: string;
  /** The post on whose page it stands. */
  readonly postId: string;
  readonly authorId: number | null;
  readonly state: HoldState;
  readonly rule: string;
  /** Tells one holding from a later one of the same thing. */
  readonly at: number;
}

const NAME: Readonly<Record<ModeratedKind, string>> = {
  [MODERATED.POST]: '글',
  [MODERATED.COMMENT]: '댓글',
};

/** Holds what breaks a listed rule, and tells people what became of what they wrote or reported. */
export class Care {
  constructor(private readonly parts: CareParts) {}

  /** The rule that a text breaks; null where it breaks none. */
  async brokenRule(written: WrittenText): Promise<ListedWord | null> {
    return listedIn(written, await this.parts.moderation.listed());
  }

  /** Tells an author that something is held or hidden, with the rule. */
  async tellHeld(held: HeldWriting): Promise<void> {
    const { kind, id, postId, authorId, state, rule, at } = held;
    if (authorId === null) return;
    const title =
      state === HOLD_STATE.HELD
        ? `올리신 ${withParticle(NAME[kind], '을/를')} 확인하고 있어요`
        : `올리신 ${withParticle(NAME[kind], '을/를')} 가려 두었어요`;
    await this.tell([
      { memberId: authorId, key: `held ${kind} ${id} ${at}`, title, message: rule, postId },
    ]);
  }

  /** Tells author and reporters what was decided. */
  async tellDecided(
    caseNumber: string,
    decision: Decision,
    why: string,
    decided: Decided,
  ): Promise<void> {
    const { kind, postId, authorId, reporterIds } = decided;
    const isShown = decision === DECISION.SHOW;
    const name = NAME[kind];
    const key = `decided ${caseNumber} ${decision}`;
    const toAuthor =
      authorId === null
        ? []
        : [
            {
              memberId: authorId,
              key,
              title: isShown
                ? `올리신 ${withParticle(name, '이/가')} 다시 보여요`
                : `올리신 ${withParticle(name, '을/를')} 가리기로 했어요`,
              message: why,
              postId,
            },
          ];
    const toReporters = reporterIds.map((memberId) => ({
      memberId,
      key: `${key} reported`,
      title: `신고하신 ${withParticle(name, '을/를')} 확인했어요`,
      message: isShown
        ? '운영 원칙에 어긋나지 않아 그대로 두기로 했어요.'
        : '운영 원칙에 어긋나 가리기로 했어요.',
      postId: isShown ? postId : null,
    }));
    await this.tell([...toAuthor, ...toReporters]);
  }

  private tell(
    told: readonly (Pick<NewNotification, 'memberId' | 'key' | 'title' | 'message'> & {
      readonly postId: string | null;
    })[],
  ): Promise<void> {
    return this.parts.notifications.add(
      told.map(({ postId, ...each }) => ({
        ...each,
        kind: NOTIFICATION_KIND.MODERATED,
        NOTI_TARGET_CD: ITEM_TYPE.COMMUNITY,
        LINK: postId ?? APP_PAGES.notifications.path,
      })),
    );
  }
}
