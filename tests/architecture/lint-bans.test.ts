import { join } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/setup/root.mjs';
import { LINT_BREAKERS, LINT_HONEST } from './fixtures/lint-breakers';

const BANS = /^(no-restricted-|max-lines$|jsx-a11y\/|react-hooks\/)/;

const eslint = new ESLint({ cwd: ROOT, ruleFilter: ({ ruleId }) => BANS.test(ruleId) });

async function complaintsAbout({ path, code }: { path: string; code: string }): Promise<string[]> {
  const results = await eslint.lintText(code, { filePath: join(ROOT, path) });
  return results.flatMap((result) =>
    result.messages.map(({ ruleId, message }) => `${ruleId ?? 'parse'}: ${message}`),
  );
}

describe('each ban', () => {
  it.each(LINT_BREAKERS)('fires in $path: $code', async (breaker) => {
    expect((await complaintsAbout(breaker)).join('\n')).toMatch(breaker.says);
  });

  it.each(LINT_HONEST)('lets pass in $path: $code', async (honest) => {
    expect(await complaintsAbout(honest)).toEqual([]);
  });
});
