import {
  APP_PAGES,
  DECISION,
  HOLD_STATE,
  ITEM_TYPE,
  MODERATED,
  NOTIFICATION_KIND,
  withParticle,
  type Decision,
  type ModeratedKind,
} from '#core';
import type { Decided, ModeratedPage, StoredModeration } from '../ports/moderation/moderation';
import type {
  NewNotification,
  StoredBundles,
  StoredNotifications,
} from '../ports/notifications/notifications';

interface CareParts {
  readonly moderation: Pick<StoredModeration, 'openCase'>;
  readonly notifications: Pick<StoredNotifications, 'add'>;
  readonly bundles: Pick<StoredBundles, 'said'>;
}

const NAME: Readonly<Record<ModeratedKind, string>> = {
  [MODERATED.POST]: '글',
  [MODERATED.COMMENT]: '댓글',
  [MODERATED.DEAL]: '글',
  [MODERATED.COLLECTION]: '모음 이름',
};

/** What is added where nothing is wrong with a deal, and it is not shown all the same. */
const LAPSED = '그동안 보여 드리는 기간이 지났어요. 계속 보여 드리려면 다시 공개해 주세요.';

function titleFor(name: string, isShown: boolean, isSeen: boolean): string {
  if (!isShown) return `올리신 ${withParticle(name, '을/를')} 가리기로 했어요`;
  return isSeen
    ? `올리신 ${withParticle(name, '이/가')} 다시 보여요`
    : `올리신 ${withParticle(name, '을/를')} 확인했어요`;
}

/** Tells people what became of what they wrote or reported. */
export class Care {
  constructor(private readonly parts: CareParts) {}

  /**
   * Tells an author that something is held or hidden, with the rule; once a holding. Where it is
   * neither, nobody is told.
   */
  async tellHeld(kind: ModeratedKind, id: string): Promise<void> {
    const held = await this.parts.moderation.openCase(kind, id);
    if (held === null || held.authorId === null) return;
    const { caseNumber, hold, rule, page, authorId } = held;
    const what = `올리신 ${withParticle(NAME[kind], '을/를')}`;
    const title = hold === HOLD_STATE.HELD ? `${what} 확인하고 있어요` : `${what} 가려 두었어요`;
    await this.tell([
      { memberId: authorId, key: `held ${caseNumber}`, title, message: rule, page },
    ]);
  }

  /** Tells author and reporters what was decided. */
  async tellDecided(
    caseNumber: string,
    decision: Decision,
    why: string,
    decided: Decided,
  ): Promise<void> {
    const { kind, targetId, page, authorId, reporterIds, isSeen } = decided;
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
              title: titleFor(name, isShown, isSeen),
              message: isShown && !isSeen ? `${why} ${LAPSED}` : why,
              page,
            },
          ];
    const toReporters = reporterIds.map((memberId) => ({
      memberId,
      key: `${key} reported`,
      title: `신고하신 ${withParticle(name, '을/를')} 확인했어요`,
      message: isShown
        ? '운영 원칙에 어긋나지 않아 그대로 두기로 했어요.'
        : '운영 원칙에 어긋나 가리기로 했어요.',
      page: isShown ? page : null,
    }));
    await this.tell([...toAuthor, ...toReporters]);
    // Whom a comment was written for learns of it once it is shown.
    if (kind === MODERATED.COMMENT) await this.parts.bundles.said(targetId);
  }

  private tell(
    told: readonly (Pick<NewNotification, 'memberId' | 'key' | 'title' | 'message'> & {
      readonly page: ModeratedPage | null;
    })[],
  ): Promise<void> {
    return this.parts.notifications.add(
      told.map(({ page, ...each }) => ({
        ...each,
        kind: NOTIFICATION_KIND.MODERATED,
        NOTI_TARGET_CD: page?.code ?? ITEM_TYPE.COMMUNITY,
        LINK: page?.id ?? APP_PAGES.notifications.path,
      })),
    );
  }
}
