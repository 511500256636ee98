import { NOTIFICATION_KIND, type MemberNotification } from '../notification/notification';
import { ITEM_TYPE } from '../shared/codes';
import { seoulDay } from '../shared/day';
import { withParticle } from '../shared/text/particle';
import { CONFIRMED_DAYS, GONE_SAYERS } from './deal-life';
import { monthDay } from './deal-texts';

/** A deal of which its owner is asked something; moments in ms. */
export interface QuestionedDeal {
  readonly id: string;
  readonly title: string;
  readonly confirmedAt: number;
  readonly shownUntil: number;
  /** Somebody wants to know whether it is still there. */
  readonly isAsked: boolean;
  /** Enough members said that it is gone. */
  readonly isSaidGone: boolean;
}

/** What its owner is told; of one key once. */
type OwnerQuestion = Pick<
  MemberNotification,
  'kind' | 'title' | 'message' | 'NOTI_TARGET_CD' | 'LINK'
> & { readonly key: string };

/**
 * What an owner is asked of a deal: each question once a confirmation, however many want to know. Who asks
 * is told to nobody.
 */
export function ownerQuestions(deal: QuestionedDeal): readonly OwnerQuestion[] {
  const { id, confirmedAt, isAsked, isSaidGone } = deal;
  const title = `‘${deal.title}’`;
  const about = { kind: NOTIFICATION_KIND.DEAL_CONFIRM, NOTI_TARGET_CD: ITEM_TYPE.DEAL, LINK: id };
  const asked = {
    ...about,
    key: `asked ${id} ${confirmedAt}`,
    title: '아직 있는지 물어봤어요',
    message: `${withParticle(title, '을/를')} 보는 분이 궁금해해요. 알려 주시면 ${CONFIRMED_DAYS}일 더 보여 드려요.`,
  };
  const gone = {
    ...about,
    key: `gone ${id} ${confirmedAt}`,
    title: '방이 이미 나갔나요?',
    message: `${GONE_SAYERS}명이 ${withParticle(title, '이/가')} 나갔다고 알려 주셨어요. ${monthDay(seoulDay(deal.shownUntil))}까지 답이 없으면 목록에서 내려가요.`,
  };
  return [...(isAsked ? [asked] : []), ...(isSaidGone ? [gone] : [])];
}
