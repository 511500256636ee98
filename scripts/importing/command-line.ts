import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PUBLIC_SOURCES } from '../../server/ports/notices/public-notices';
import { ExplainedError } from '../../server/shared/explained-error';

class UsageError extends ExplainedError {}

interface CommandLine {
  readonly subject: string;
  readonly file: string;
  readonly source: string;
  /** What was given behind `--category`; null where nothing was. */
  readonly category: string | null;
  /** A folder or an archive behind `--photos`; null where none was named. */
  readonly photos: string | null;
}

/** `<subject> <file> [--source <name>] [--photos <folder or .zip>]`. Throws what the operator should read. */
export function readCommandLine(
  usage: string,
  subjects: readonly string[],
  args: readonly string[] = process.argv.slice(2),
): CommandLine {
  const { values, positionals } = parsed(usage, args);
  const [subject = '', file, ...more] = positionals;
  if (!subjects.includes(subject) || more.length > 0) throw new UsageError(usage);
  const fault = sourceFault(values.source, subject);
  if (fault !== null) throw misused(fault, usage);
  if (file === undefined) throw misused(`${subject} 뒤에 가져올 파일을 적어 주세요.`, usage);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new UsageError(`파일을 찾을 수 없습니다: ${file}`);
  }
  const { source, category = null, photos = null } = values;
  if (photos !== null && !isPlace(photos))
    throw new UsageError(`--photos: 사진이 든 폴더나 .zip 파일을 찾을 수 없습니다: ${photos}`);
  return { subject, file, source, category, photos };
}

function isPlace(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && (found.isDirectory() || (found.isFile() && /\.zip$/i.test(path)));
}

/** A word of the command line that means nothing. */
export const misused = (why: string, usage: string): Error => new UsageError(`${why}\n\n${usage}`);

/** The longest name of a source. */
const LONGEST = 40;

/**
 * What is wrong with a name behind `--source`, and what to write instead; null for nothing. Some names
 * are taken for some subjects only.
 */
export function sourceFault(source: string, subject: string): string | null {
  if (source === '') return '--source 뒤에 보낸 곳의 이름을 적어 주세요.';
  if (source === 'sample')
    return '--source sample은 견본 데이터의 이름입니다. 다른 이름을 적어 주세요.';
  if (subject === 'notices' && PUBLIC_SOURCES.some((taken) => taken === source))
    return (
      `--source ${source}: 공공데이터포털에서 받아 오는 공고의 이름입니다. ` +
      `섞이지 않게 ${source}-file처럼 다른 이름을 적어 주세요.`
    );
  const odd = /[^\w가-힣-]/u.exec(source)?.[0];
  if (odd !== undefined)
    return (
      `--source ${source}: 보낸 곳의 이름에 쓸 수 없는 글자가 있습니다 (${JSON.stringify(odd)}). ` +
      '한글, 영문, 숫자, -, _만 써 주세요. 파일은 --source 없이 적습니다.'
    );
  if (source.length > LONGEST)
    return `--source는 ${LONGEST}자까지입니다. 지금은 ${source.length}자이니 줄여 주세요.`;
  return null;
}

function parsed(usage: string, args: readonly string[]) {
  try {
    const options = {
      source: { type: 'string', default: 'operator' },
      category: { type: 'string' },
      photos: { type: 'string' },
    } as const;
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : ''}\n\n${usage}`);
  }
}
