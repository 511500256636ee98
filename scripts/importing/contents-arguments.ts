import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { misused } from './command-line';

/** `<folder> [--plan] [--gone]`, or `<folder> --preview <folder>`. */
export function readArguments(usage: string, args: readonly string[]) {
  try {
    const options = {
      plan: { type: 'boolean', default: false },
      gone: { type: 'boolean', default: false },
      preview: { type: 'string' },
    } as const;
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const [folder, ...more] = positionals;
    if (folder === undefined || more.length > 0)
      throw new TypeError('contents 뒤에 글이 든 폴더 하나를 적어 주세요.');
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
      throw new TypeError(`폴더를 찾을 수 없습니다: ${folder}`);
    const { plan, gone, preview = null } = values;
    if (preview === '') throw new TypeError('--preview 뒤에 미리보기를 쓸 폴더를 적어 주세요.');
    if (preview !== null && (plan || gone))
      throw new TypeError('--preview는 --plan이나 --gone과 함께 쓰지 않습니다.');
    return { folder, preview, isPlan: plan, takesGoneAway: gone };
  } catch (error) {
    throw misused(error instanceof Error ? error.message : '', usage);
  }
}
