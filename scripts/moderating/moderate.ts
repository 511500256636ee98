import { DECISION, listedForm, withParticle, type ListedKind } from '#core';
import type { Care } from '../../server/moderation/care';
import type {
  CaseDetail,
  CaseRow,
  StoredModeration,
} from '../../server/ports/moderation/moderation';
import { ExplainedError } from '../../server/shared/explained-error';
import type { ModerateCommand } from './command';

class Refusal extends ExplainedError {}

interface Office {
  readonly moderation: StoredModeration;
  readonly care: Pick<Care, 'tellDecided'>;
}

const KIND = {
  POST: '글',
  COMMENT: '댓글',
  DEAL: '직거래·메이트 글',
  COLLECTION: '모음 이름',
} as const;
const STATE = { OPEN: '새 사건', APPEALED: '이의 신청', DECIDED: '결정함' } as const;
const LISTED = { word: '낱말', site: '주소' } as const;
const DECIDED = { [DECISION.SHOW]: '다시 보이기', [DECISION.HIDE]: '가리기' } as const;

/** Does what was asked, and answers what the moderator reads. */
export async function moderate(command: ModerateCommand, office: Office): Promise<string> {
  const { moderation } = office;
  switch (command.does) {
    case 'list': {
      const rows = await moderation.waiting();
      return rows.length === 0 ? '기다리는 사건이 없습니다.' : rows.map(rowText).join('\n\n');
    }
    case 'show':
      return detailText(await caseOf(moderation, command.caseNumber));
    case 'decide':
      return decide(command, office);
    case 'words': {
      const listed = await moderation.listed();
      return listed.length === 0
        ? '올려 둔 낱말과 주소가 없습니다.'
        : listed.map(({ kind, text, rule }) => `${LISTED[kind]}  ${text}  ${rule}`).join('\n');
    }
    case 'add': {
      const text = formOf(command);
      await moderation.list(command.kind, text, command.rule);
      return `${LISTED[command.kind]} ${text}: 이것이 든 글은 확인할 때까지 글쓴이에게만 보입니다.`;
    }
    case 'remove': {
      const text = formOf(command);
      if (!(await moderation.unlist(command.kind, text)))
        throw new Refusal(`${text}: 올려 두지 않은 ${LISTED[command.kind]}입니다.`);
      return `${LISTED[command.kind]} ${text}: 목록에서 뺐습니다.`;
    }
  }
}

async function decide(
  { caseNumber, decision, why }: Extract<ModerateCommand, { readonly does: 'decide' }>,
  { moderation, care }: Office,
): Promise<string> {
  const decided = await moderation.decide(caseNumber, decision, why);
  if (decided === null) {
    await caseOf(moderation, caseNumber);
    throw new Refusal(
      `${caseNumber}: 이미 결정한 사건입니다. 이의 신청이 오면 다시 결정할 수 있습니다.`,
    );
  }
  await care.tellDecided(caseNumber, decision, why, decided);
  const { length } = decided.reporterIds;
  return `${caseNumber}: ${withParticle(DECIDED[decision], '으로/로')} 결정하고, 글쓴이와 신고한 사람 ${length}명에게 알렸습니다.`;
}

function formOf({ kind, typed }: { readonly kind: ListedKind; readonly typed: string }): string {
  const text = listedForm(kind, typed);
  if (text === '')
    throw new Refusal(
      `${typed}: 글자나 숫자가 든 ${withParticle(LISTED[kind], '을/를')} 적어 주세요.`,
    );
  return text;
}

async function caseOf(moderation: StoredModeration, caseNumber: string): Promise<CaseDetail> {
  const found = await moderation.one(caseNumber);
  if (found === null) throw new Refusal(`${caseNumber}: 없는 사건번호입니다.`);
  return found;
}

const rowText = ({ caseNumber, kind, state, rule, openedAt, words, reports }: CaseRow): string =>
  [
    `${caseNumber}  ${STATE[state]}  ${openedAt}`,
    `  ${KIND[kind]}: ${words ?? '(지워짐)'}`,
    `  규칙: ${rule}  신고 ${reports}건`,
  ].join('\n');

function detailText(detail: CaseDetail): string {
  const { author, text, decision, why, appeal, doubles, said } = detail;
  return [
    rowText(detail),
    `  글쓴이: ${author ?? '탈퇴한 회원'}`,
    ...(decision === null ? [] : [`  결정: ${DECIDED[decision]} (${why ?? ''})`]),
    ...(appeal === null ? [] : [`  이의: ${appeal}`]),
    ...(doubles.length === 0 ? [] : [`  겹치는 글: ${doubles.join(', ')}`]),
    '',
    text ?? '(지워짐)',
    ...said.map(({ reason, content }) => `\n신고 ${reason}: ${content}`),
  ].join('\n');
}
