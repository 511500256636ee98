import { parseArgs } from 'node:util';
import { DECISION, LISTED_KIND, type Decision, type ListedKind } from '#core';
import { ExplainedError } from '../../server/shared/explained-error';

class UsageError extends ExplainedError {}

const USAGE = `사용법: npm run moderate -- list
        npm run moderate -- show <사건번호>
        npm run moderate -- decide <사건번호> show|hide --why "글쓴이에게 알릴 까닭"
        npm run moderate -- words
        npm run moderate -- words add word|site <낱말이나 주소> --rule "글쓴이에게 알릴 규칙"
        npm run moderate -- words remove word|site <낱말이나 주소>

자세한 설명은 docs/guides/moderation.md에 있습니다.`;

/** What a moderator wants. */
export type ModerateCommand =
  | { readonly does: 'list' | 'words' }
  | { readonly does: 'show'; readonly caseNumber: string }
  | {
      readonly does: 'decide';
      readonly caseNumber: string;
      readonly decision: Decision;
      readonly why: string;
    }
  | {
      readonly does: 'add';
      readonly kind: ListedKind;
      readonly typed: string;
      readonly rule: string;
    }
  | { readonly does: 'remove'; readonly kind: ListedKind; readonly typed: string };

/** Reads the command line. Throws what the moderator should read. */
export function readModerateCommand(args: readonly string[]): ModerateCommand {
  const { words, why, rule } = parsed(args);
  const [first, second, third, fourth, ...more] = words;
  if (more.length > 0) throw new UsageError(USAGE);
  if (first === 'list' && second === undefined) return { does: 'list' };
  if (first === 'show' && second !== undefined && third === undefined)
    return { does: 'show', caseNumber: second };
  if (first === 'decide' && second !== undefined && fourth === undefined) {
    const decision = Object.values(DECISION).find((each) => each.toLowerCase() === third);
    if (decision === undefined) throw new UsageError(USAGE);
    return { does: 'decide', caseNumber: second, decision, why: said(why, '--why') };
  }
  if (first === 'words' && second === undefined) return { does: 'words' };
  const kind = Object.values(LISTED_KIND).find((each) => each === third);
  if (first === 'words' && kind !== undefined && fourth !== undefined) {
    if (second === 'add') return { does: 'add', kind, typed: fourth, rule: said(rule, '--rule') };
    if (second === 'remove') return { does: 'remove', kind, typed: fourth };
  }
  throw new UsageError(USAGE);
}

function said(text: string | undefined, option: string): string {
  const words = (text ?? '').trim();
  if (words === '')
    throw new UsageError(`${option} 뒤에 글쓴이에게 알릴 말을 적어 주세요.\n\n${USAGE}`);
  return words;
}

function parsed(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { why: { type: 'string' }, rule: { type: 'string' } },
    });
    return { words: positionals, ...values };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : ''}\n\n${USAGE}`);
  }
}
