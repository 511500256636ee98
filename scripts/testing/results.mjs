/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {import('./failures.mjs').Failure} Failure */
/** @typedef {Counts & { failures: readonly Failure[] }} Outcome */

/**
 * What a vitest run came to. A file that could not be loaded counts as one failure, and so does
 * a run that ended badly for another reason (a crash, an unhandled error, coverage too low).
 * @param {number} code exit code of the run
 * @param {unknown} report what its json reporter wrote; null when it wrote nothing
 * @returns {Counts}
 */
export function vitestCounts(code, report) {
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    testResults = [],
  } = /** @type {{ numPassedTests?: number, numFailedTests?: number, testResults?: { status: string, assertionResults: unknown[] }[] }} */ (
    report ?? {}
  );
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return honest(code, { passed: numPassedTests, failed: numFailedTests + unloaded.length });
}

/**
 * What a Playwright run came to; a test that passed only when tried again has failed.
 * @param {number} code exit code of the run
 * @param {unknown} report what its json reporter wrote; null when it wrote nothing
 * @returns {Counts}
 */
export function playwrightCounts(code, report) {
  const { stats = {}, errors = [] } =
    /** @type {{ stats?: { expected?: number, unexpected?: number, flaky?: number }, errors?: unknown[] }} */ (
      report ?? {}
    );
  const { expected = 0, unexpected = 0, flaky = 0 } = stats;
  return honest(code, { passed: expected, failed: unexpected + flaky + errors.length });
}

/**
 * A run that ended badly, or in which nothing ran, has failed at least once.
 * @param {number} code
 * @param {Counts} counts
 * @returns {Counts}
 */
function honest(code, { passed, failed }) {
  const bad = code !== 0 || passed + failed === 0;
  return { passed, failed: bad ? Math.max(failed, 1) : failed };
}

/**
 * What a run came to, with every failure by its name; one that no report names says so itself.
 * @param {string} runner
 * @param {number} code exit code of the run
 * @param {Counts} counts
 * @param {readonly Failure[]} failures those of its report
 * @returns {Outcome}
 */
export function outcomeOf(runner, code, counts, failures) {
  const message = `It ended with code ${code}, and its report names no failure: see what it printed.`;
  const isUnnamed = counts.failed > 0 && failures.length === 0;
  return { ...counts, failures: isUnnamed ? [{ name: runner, message }] : failures };
}

/** @param {readonly Outcome[]} all @returns {Outcome} */
export function total(all) {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    failures: all.flatMap(({ failures }) => failures),
  };
}
