import { graphemeCount } from '../shared/text/graphemes';

/** What moderators decide about; articles and houses are the operator's own. */
export const MODERATED = {
  POST: 'POST',
  COMMENT: 'COMMENT',
  DEAL: 'DEAL',
  /** Of one its name: what is in it was written elsewhere. */
  COLLECTION: 'COLLECTION',
} as const;
export type ModeratedKind = keyof typeof MODERATED;

/** So many open reports by different members hide a thing until somebody has looked (spec/readings R39). */
export const HIDING_REPORTS = 5;

/** The rule that an author is told where reports hid something. */
export const REPORTED_RULE = '여러 이용자가 신고해서 운영자가 확인할 때까지 가려 두었어요.';

/**
 * The rule that an author is told where a room looks like another member's, and where rooms are offered at
 * more places than most have: whoever tries addresses cannot tell the one from the other.
 */
export const DOUBLED_RULE =
  '다른 글과 겹치는 데가 있거나 하루에 여러 곳의 방을 올려서 운영자가 확인하고 있어요.';

/** SHOW: everybody sees it again · HIDE: it stays away. */
export const DECISION = { SHOW: 'SHOW', HIDE: 'HIDE' } as const;
export type Decision = keyof typeof DECISION;

/** Open until a moderator decided; an appeal opens it once more. */
export const CASE_STATE = { OPEN: 'OPEN', DECIDED: 'DECIDED', APPEALED: 'APPEALED' } as const;
export type CaseState = keyof typeof CASE_STATE;

/** Characters of an appeal. */
export const MOST_APPEAL = 1000;

export type AppealCheck = { ok: true } | { ok: false; message: string };

/** Whether an appeal can be sent: not blank, at most {@link MOST_APPEAL} characters. */
export function checkAppeal(text: string): AppealCheck {
  const length = graphemeCount(text.trim());
  if (length === 0) return { ok: false, message: '다시 봐야 하는 까닭을 적어 주세요.' };
  return length > MOST_APPEAL
    ? { ok: false, message: '1,000자까지 적을 수 있어요. 조금 줄여 주세요.' }
    : { ok: true };
}
