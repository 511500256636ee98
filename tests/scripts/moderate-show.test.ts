import { expect, it } from 'vitest';
import { CASE_STATE, DOUBLED_RULE, HOLD_STATE, MODERATED } from '#core';
import { moderate } from '../../scripts/moderating/moderate';
import type { CaseDetail, StoredModeration } from '../../server/ports/moderation/moderation';

const CASE: CaseDetail = {
  caseNumber: 'RP-1',
  kind: MODERATED.DEAL,
  targetId: '12',
  state: CASE_STATE.OPEN,
  hold: HOLD_STATE.HELD,
  rule: DOUBLED_RULE,
  openedAt: '2026-11-22T03:00:00.000Z',
  words: '남향 원룸',
  reports: 0,
  author: '새싹',
  text: '남향 원룸\n조용해요.',
  decision: null,
  why: null,
  appeal: null,
  doubles: [],
  said: [],
};

const shown = (detail: CaseDetail): Promise<string> => {
  const moderation: Pick<StoredModeration, 'one'> = { one: () => Promise.resolve(detail) };
  return moderate(
    { does: 'show', caseNumber: detail.caseNumber },
    {
      moderation: moderation as StoredModeration,
      care: { tellDecided: () => Promise.resolve() },
    },
  );
};

it('a moderator is told which rooms a held one looks like', async () => {
  expect(await shown({ ...CASE, doubles: ['3', '7'] })).toContain('겹치는 글: 3, 7');
});

it('a case that is like no other room says nothing of it', async () => {
  expect(await shown(CASE)).not.toContain('겹치는 글');
});
