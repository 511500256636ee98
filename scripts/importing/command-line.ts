import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ExplainedError } from '../../server/shared/explained-error';

class UsageError extends ExplainedError {}

interface CommandLine {
  readonly subject: string;
  readonly file: string;
  readonly source: string;
  /** What was given behind `--category`; null where nothing was. */
  readonly category: string | null;
}

/** `<subject> <file> [--source <name>]`. Throws what the operator should read. */
export function readCommandLine(usage: string, subjects: readonly string[]): CommandLine {
  const { values, positionals } = parsed(usage);
  const [subject = '', file, ...more] = positionals;
  if (!subjects.includes(subject) || file === undefined || more.length > 0)
    throw new UsageError(usage);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new UsageError(`파일을 찾을 수 없습니다: ${file}`);
  }
  if (!/^[\w가-힣-]{1,40}$/.test(values.source) || values.source === 'sample') {
    throw new UsageError(`--source에는 sample이 아닌 40자 이하의 이름을 적어 주세요.\n\n${usage}`);
  }
  return { subject, file, source: values.source, category: values.category ?? null };
}

/** A word of the command line that means nothing. */
export const misused = (why: string, usage: string): Error => new UsageError(`${why}\n\n${usage}`);

function parsed(usage: string) {
  try {
    const options = {
      source: { type: 'string', default: 'operator' },
      category: { type: 'string' },
    } as const;
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : ''}\n\n${usage}`);
  }
}
