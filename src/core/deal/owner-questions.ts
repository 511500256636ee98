import { NOTIFICATION_KIND, type MemberNotification } from '../notification/notification';
import { ITEM_TYPE } from '../shared/codes';
import { seoulDay } from '../shared/day';
import { withParticle, type Particle } from '../shared/text/particle';
import type { DealKind } from './deal';
import { CONFIRMED_DAYS, GONE_SAYERS } from './deal-life';
import { monthDay } from './deal-texts';

/** A deal of which its owner is asked something; moments in ms. */
export interface QuestionedDeal {
  readonly id: string;
  readonly dealType: DealKind;
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

/** Of a room that is let, and of somebody who has found whom to live with. */
const WORDS: Readonly<
  Record<
    DealKind,
    {
      readonly asked: string;
      readonly gone: string;
      readonly of: Particle;
      readonly isGone: string;
    }
  >
> = {
  direct: {
    asked: '아직 있는지 물어봤어요',
    gone: '방이 이미 나갔나요?',
    of: '이/가',
    isGone: '나갔다고',
  },
  mate: {
    asked: '아직 찾고 있는지 물어봤어요',
    gone: '메이트를 이미 구했나요?',
    of: '은/는',
    isGone: '이미 구했다고',
  },
};

/**
 * What an owner is asked of a deal: each question once a confirmation, however many want to know. Who asks
 * is told to nobody.
 */
export function ownerQuestions(deal: QuestionedDeal): readonly OwnerQuestion[] {
  const { id, dealType, confirmedAt, isAsked, isSaidGone } = deal;
  const words = WORDS[dealType];
  const title = `‘${deal.title}’`;
  const about = { kind: NOTIFICATION_KIND.DEAL_CONFIRM, NOTI_TARGET_CD: ITEM_TYPE.DEAL, LINK: id };
  const asked = {
    ...about,
    key: `asked ${id} ${confirmedAt}`,
    title: words.asked,
    message: `${withParticle(title, '을/를')} 보는 분이 궁금해해요. 알려 주시면 ${CONFIRMED_DAYS}일 더 보여 드려요.`,
  };
  const gone = {
    ...about,
    key: `gone ${id} ${confirmedAt}`,
    title: words.gone,
    message: `${GONE_SAYERS}명이 ${withParticle(title, words.of)} ${words.isGone} 알려 주셨어요. ${monthDay(seoulDay(deal.shownUntil))}까지 답이 없으면 목록에서 내려가요.`,
  };
  return [...(isAsked ? [asked] : []), ...(isSaidGone ? [gone] : [])];
}
