import { describe, expect, it } from 'vitest';
import {
  outcomeOf,
  playwrightCounts,
  total,
  vitestCounts,
} from '../../scripts/testing/results.mjs';

describe('vitestCounts', () => {
  const file = { status: 'passed', assertionResults: [{}] };

  it('reads the counts of a clean run', () => {
    const report = { numPassedTests: 3, numFailedTests: 0, testResults: [file] };
    expect(vitestCounts(0, report)).toEqual({ passed: 3, failed: 0 });
  });

  it('counts a file that could not be loaded', () => {
    const unloaded = { status: 'failed', assertionResults: [] };
    const report = { numPassedTests: 3, numFailedTests: 2, testResults: [file, unloaded] };
    expect(vitestCounts(1, report)).toEqual({ passed: 3, failed: 3 });
  });

  it('counts a run that ended badly though every test passed', () => {
    const report = { numPassedTests: 3, numFailedTests: 0, testResults: [file] };
    expect(vitestCounts(1, report)).toEqual({ passed: 3, failed: 1 });
  });

  it('counts a crash without a report and a run in which nothing ran', () => {
    expect(vitestCounts(139, null)).toEqual({ passed: 0, failed: 1 });
    expect(vitestCounts(0, { numPassedTests: 0, numFailedTests: 0 })).toEqual({
      passed: 0,
      failed: 1,
    });
  });
});

describe('playwrightCounts', () => {
  it('takes a test that needed a second try for a failed one', () => {
    const report = { stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [] };
    expect(playwrightCounts(1, report)).toEqual({ passed: 4, failed: 2 });
  });

  it('counts errors outside of tests', () => {
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}, {}] };
    expect(playwrightCounts(1, report)).toEqual({ passed: 0, failed: 2 });
  });

  it('counts a crash', () => {
    expect(playwrightCounts(127, null)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('outcomeOf', () => {
  const named = [{ name: 'a test', message: 'why' }];

  it('names what failed', () => {
    expect(outcomeOf('vitest', 1, { passed: 3, failed: 1 }, named).failures).toEqual(named);
    expect(outcomeOf('vitest', 0, { passed: 3, failed: 0 }, []).failures).toEqual([]);
  });

  it('names the runner where its report names nothing', () => {
    expect(outcomeOf('vitest', 139, { passed: 3, failed: 1 }, [])).toMatchObject({
      passed: 3,
      failed: 1,
      failures: [{ name: 'vitest', message: expect.stringContaining('139') as string }],
    });
  });
});

it('sums what the runners report', () => {
  const [one, two] = ['one', 'two'].map((name) => ({ name, message: '' }));
  if (one === undefined || two === undefined) throw new Error('There are no names.');
  const outcomes = [
    { passed: 5, failed: 0, failures: [] },
    { passed: 3, failed: 2, failures: [one, two] },
  ];
  expect(total(outcomes)).toEqual({ passed: 8, failed: 2, failures: [one, two] });
  expect(total([])).toEqual({ passed: 0, failed: 0, failures: [] });
});
