import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ name: string, message: string }} Failure */

/** Lines of a message and characters of a line: enough to know what it is about. */
const LINES = 4;
const CHARACTERS = 240;
/** More than these are one cause, and the log above has them all. */
const MOST = 40;

/**
 * Every test of a vitest run that failed, and every file that could not be loaded.
 * @param {unknown} report what its json reporter wrote; null when it wrote nothing
 * @returns {Failure[]}
 */
export function vitestFailures(report) {
  const { testResults = [] } =
    /** @type {{ testResults?: { name: string, status: string, message?: string, assertionResults: { fullName: string, status: string, failureMessages?: string[] }[] }[] }} */ (
      report ?? {}
    );
  return testResults.flatMap((file) => {
    const name = fileName(file.name);
    if (file.status === 'failed' && file.assertionResults.length === 0)
      return [{ name, message: file.message ?? '' }];
    return file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({
        name: `${name} › ${test.fullName}`,
        message: test.failureMessages?.join('\n') ?? '',
      }));
  });
}

/**
 * @typedef {object} Suite
 * @property {string} [title]
 * @property {string} [file]
 * @property {Suite[]} [suites]
 * @property {{ title: string, tests: { projectName: string, status: string, results: { errors?: { message?: string }[] }[] }[] }[]} [specs]
 */

/**
 * Every journey that failed, those that passed only when tried again too, and what broke outside.
 * @param {unknown} report what Playwright's json reporter wrote; null when it wrote nothing
 * @returns {Failure[]}
 */
export function playwrightFailures(report) {
  const { suites = [], errors = [] } =
    /** @type {{ suites?: Suite[], errors?: { message?: string }[] }} */ (report ?? {});
  return [
    ...suites.flatMap((suite) => suiteFailures(suite, [])),
    ...errors.map(({ message = '' }) => ({ name: 'outside of the journeys', message })),
  ];
}

/** @param {Suite} suite @param {readonly string[]} above @returns {Failure[]} */
function suiteFailures({ title = '', suites = [], specs = [] }, above) {
  const titles = title === '' ? above : [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status, results }) => ({
        name: `[${projectName}] ${[...titles, spec.title].join(' › ')}${status === 'flaky' ? ' (flaky)' : ''}`,
        message: results
          .flatMap(({ errors = [] }) => errors)
          .map(({ message = '' }) => message)
          .join('\n'),
      })),
  );
  return [...own, ...suites.flatMap((inner) => suiteFailures(inner, titles))];
}

/**
 * All failures in short, one below the other: a log is often cut, and only its end is seen. Empty
 * where nothing failed.
 * @param {readonly Failure[]} failures
 * @returns {string}
 */
export function failuresText(failures) {
  const shown = failures.slice(0, MOST).map(({ name, message }) => {
    const lines = stripVTControlCharacters(message)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('at '))
      .slice(0, LINES);
    return [`✗ ${short(name)}`, ...lines.map((line) => `    ${short(line)}`)].join('\n');
  });
  const more = failures.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}

/** @param {string} text */
const short = (text) => (text.length <= CHARACTERS ? text : `${text.slice(0, CHARACTERS - 1)}…`);

/** A file's path below the project. @param {string} path */
const fileName = (path) => path.replace(/^.*?[/\\](?=tests[/\\])/, '');
