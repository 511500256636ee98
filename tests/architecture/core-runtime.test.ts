import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/setup/root.mjs';

const PROJECT = join(ROOT, 'src/core/tsconfig.json');
const FIXTURE = join(ROOT, 'src/core/shared/fixture-of-a-test.ts');

/** What the compiler says about one more file in the core, which exists in memory only. */
function complaintsAbout(text: string): string[] {
  const parsed = ts.getParsedCommandLineOfConfigFile(PROJECT, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  });
  if (parsed === undefined) throw new Error('the core has no tsconfig.json');
  const options = { ...parsed.options, composite: false, incremental: false, noEmit: true };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (path, ...rest) =>
    path === FIXTURE
      ? ts.createSourceFile(path, text, ts.ScriptTarget.ES2023)
      : read(path, ...rest);
  const declared = parsed.fileNames.filter((file) => file.endsWith('.d.ts'));
  const program = ts.createProgram([FIXTURE, ...declared], options, host);
  const fixture = program.getSourceFile(FIXTURE);
  return ts
    .getPreEmitDiagnostics(program, fixture)
    .map((each) => ts.flattenDiagnosticMessageText(each.messageText, '\n'));
}

describe('the core has no DOM and no Node', () => {
  it.each(['window', 'document', 'localStorage', 'fetch', 'process', 'Buffer', 'setTimeout'])(
    '%s does not compile',
    (name) => {
      expect(complaintsAbout(`export const it = ${name};`).join()).toContain(name);
    },
  );

  it('a module of Node is nowhere to be found', () => {
    const told = complaintsAbout(
      `import { readFileSync } from 'node:fs';\nexport { readFileSync };`,
    );
    expect(told.join()).toContain('node:fs');
  });

  it.each([
    `new URL('/map', 'https://hankan.example').pathname`,
    `new URLSearchParams('p=login').getAll('p')`,
    `new TextDecoder('utf-8').decode(new Uint8Array([65]))`,
    `Math.round(1.5)`,
  ])('%s compiles: every runtime has it', (expression) => {
    expect(complaintsAbout(`export const it = ${expression};`)).toEqual([]);
  });
});
