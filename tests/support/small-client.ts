import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PAGE =
  '<!doctype html><head><!--hankan-head--><title>처음</title><!--/hankan-head--><!--hankan-env--></head><body></body>';

/** A built app that is nothing but its page: for tests of what the server adds to it. */
export function smallClient(): {
  readonly clientDir: string;
  readonly remove: () => void;
} {
  const clientDir = mkdtempSync(join(tmpdir(), 'hankan-client-'));
  writeFileSync(join(clientDir, 'index.html'), PAGE);
  return {
    clientDir,
    remove: () => {
      rmSync(clientDir, { recursive: true });
    },
  };
}
