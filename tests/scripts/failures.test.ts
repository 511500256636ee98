import { describe, expect, it } from 'vitest';
import {
  failuresText,
  playwrightFailures,
  vitestFailures,
} from '../../scripts/testing/failures.mjs';

describe('what failed in vitest', () => {
  const passed = { fullName: 'a rule holds', status: 'passed', failureMessages: [] };

  it('is named by file and test, with its message', () => {
    const failed = { fullName: 'a rule breaks', status: 'failed', failureMessages: ['1 is not 2'] };
    const file = {
      name: '/home/me/hankan/tests/core/rule.test.ts',
      status: 'failed',
      assertionResults: [passed, failed],
    };
    expect(vitestFailures({ testResults: [file] })).toEqual([
      { name: 'tests/core/rule.test.ts › a rule breaks', message: '1 is not 2' },
    ]);
  });

  it('is a file that could not be loaded', () => {
    const file = {
      name: '/hankan/tests/ui/a.test.tsx',
      status: 'failed',
      message: 'no such import',
      assertionResults: [],
    };
    expect(vitestFailures({ testResults: [file] })).toEqual([
      { name: 'tests/ui/a.test.tsx', message: 'no such import' },
    ]);
  });

  it('is nothing in a clean run and in one without a report', () => {
    const file = { name: '/a', status: 'passed', assertionResults: [passed] };
    expect(vitestFailures({ testResults: [file] })).toEqual([]);
    expect(vitestFailures(null)).toEqual([]);
  });
});

describe('what failed in Playwright', () => {
  const test = (status: string, message = '') => ({
    projectName: 'phone',
    status,
    results: [{ errors: message === '' ? [] : [{ message }] }],
  });

  it('is named by width, file and journey, however deep it stands', () => {
    const report = {
      suites: [
        {
          title: 'house.spec.ts',
          specs: [{ title: 'opens', tests: [test('expected')] }],
          suites: [
            {
              title: 'at 320 px',
              specs: [
                { title: 'is usable', tests: [test('unexpected', 'not seen'), test('flaky')] },
              ],
            },
          ],
        },
      ],
      errors: [{ message: 'the server did not become ready' }],
    };
    expect(playwrightFailures(report)).toEqual([
      { name: '[phone] house.spec.ts › at 320 px › is usable', message: 'not seen' },
      { name: '[phone] house.spec.ts › at 320 px › is usable (flaky)', message: '' },
      { name: 'outside of the journeys', message: 'the server did not become ready' },
    ]);
    expect(playwrightFailures(null)).toEqual([]);
  });
});

describe('the text of what failed', () => {
  it('has the first lines of each message, without colours and stacks', () => {
    const message = `\u001b[31mAssertionError\u001b[39m: 1 is not 2\n\n  - 1\n  + 2\n    at here:1\nmore\neven more`;
    expect(failuresText([{ name: 'a test', message }])).toBe(
      '✗ a test\n    AssertionError: 1 is not 2\n    - 1\n    + 2\n    more',
    );
  });

  it('stays short', () => {
    const failures = Array.from({ length: 45 }, () => ({ name: 'x'.repeat(999), message: '' }));
    const lines = failuresText(failures).split('\n');
    expect(lines).toHaveLength(41);
    expect(lines.at(-1)).toBe('and 5 more');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(250);
  });

  it('is nothing where nothing failed', () => {
    expect(failuresText([])).toBe('');
  });
});
