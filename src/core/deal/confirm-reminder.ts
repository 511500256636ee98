import { seoulDay } from '../shared/day';
import { isQuiet } from '../shared/quiet-hours';
import { withParticle } from '../shared/text/particle';
import type { DealKind } from './deal';
import { CONFIRMED_DAYS } from './deal-life';
import { monthDay } from './deal-texts';

/** So long before a deal leaves the lists its owner is asked whether it is still there. */
export const CONFIRM_REMINDER_MS = 24 * 3_600_000;

/**
 * Whether an owner is asked now, of a deal that is shown until a moment (ms): in the last day, and not at
 * night (spec/readings R32). A day is longer than a night, so that nobody's deal leaves without a word.
 */
export const isReminderDue = (shownUntil: number, now: number): boolean =>
  now < shownUntil && now >= shownUntil - CONFIRM_REMINDER_MS && !isQuiet(now);

const ASKED: Readonly<Record<DealKind, string>> = {
  direct: '방이 아직 비어 있나요?',
  mate: '메이트를 아직 찾고 있나요?',
};

/** What an owner is asked, of a deal by its title. */
export const confirmReminder = (kind: DealKind, title: string, shownUntil: number) => ({
  title: ASKED[kind],
  message: `${withParticle(`‘${title}’`, '은/는')} ${monthDay(seoulDay(shownUntil))}까지 보여요. 알려 주시면 ${CONFIRMED_DAYS}일 더 보여 드려요.`,
});
