import type { Source } from './shape';

/** What a page of docs/spec numbers: §5, §5.1, R16, R43a, F2.1, T9. */
const MARK = String.raw`(?:§\d+(?:\.\d+)?|[RTSFWOL]\d{1,2}(?:\.\d+)?[a-z]?)(?![\w-])`;

/** `spec/readings R16`, `spec/rules §2, §5`, `spec/screens S1–S14`; all of it on one line. */
const CITATION = new RegExp(
  String.raw`(?<![\w./-])spec/([a-z-]+) (${MARK}(?:(?:, |–)${MARK})*)`,
  'g',
);

/** A paragraph, a heading or a row of a table that begins with its mark. */
const NUMBERED = new RegExp(String.raw`^(?:#{2,3} |- \*\*|\| \*\*)(${MARK})(?![\w.])`, 'gm');

/** Sections of a law, and codes in quotes, are no marks of ours: 민법 §157, §161 and 'F1'. */
const FOREIGN = /[가-힣]+ §[\d-]+(?:, §[\d-]+)*|'[A-Z]\d+'/g;

/** How specifications were cited before docs/spec. */
const OLD_FORMS = [
  /\b(?:product|ui|core-surface|stack|architecture|notices-api|first-paint)\.md\b/g,
  // Pages of today, but for paths and for links to them.
  /(?<![\w/[-]|\]\()(?:readings|facts|wire|outside)\.md\b/g,
  /\(design[),:]/g,
  /\(rule \d+\)/g,
  /\bmockups?\b/g,
];

const NO_MARK = /(?<![\w./-])spec\/[a-z-]+(?![\w-]|\.\w)/g;

/** A mark that does not say of which page it is. */
const BARE = /(?<![\w%/#.-])(?:§\d+(?:\.\d+)?|[RF]\d{1,2}(?:\.\d)?[a-z]?)(?![\w-])/g;
const ANY_MARK = new RegExp(String.raw`(?<![\w%/#.-])${MARK}`, 'g');

/** The marks that a page numbers, in its order. */
export function marksOf(page: string): string[] {
  return [...page.matchAll(NUMBERED)].map((match) => match[1] ?? '');
}

/** The marks by the page that numbers them. */
export type Spec = ReadonlyMap<string, ReadonlySet<string>>;

/** The pages of docs/spec as {@link badCitations} wants them. */
export function specOf(pages: readonly { readonly name: string; readonly text: string }[]): Spec {
  return new Map(pages.map(({ name, text }) => [name, new Set(marksOf(text))]));
}

interface Fault {
  readonly at: number;
  readonly what: string;
}

const faultsAt =
  (says: string) =>
  (match: RegExpExecArray): Fault => ({ at: match.index, what: `${says}: ${match[0]}` });

function unresolved(text: string, spec: Spec): Fault[] {
  return [...text.matchAll(CITATION)].flatMap((match) => {
    const [, page = '', marks = ''] = match;
    const known = spec.get(page);
    if (known === undefined) return [faultsAt('no page')(match)];
    return marks
      .split(/, |–/)
      .filter((mark) => !known.has(mark))
      .map((mark) => ({ at: match.index, what: `not numbered there: spec/${page} ${mark}` }));
  });
}

/** Marks without a page. Pages of docs/spec may name them so: no two of them number alike. */
function bare({ path, text }: Source, spec: Spec): Fault[] {
  if (!path.startsWith('docs/spec/'))
    return [...text.matchAll(BARE)].map(faultsAt('of which page?'));
  const known = new Set([...spec.values()].flatMap((marks) => [...marks]));
  return [...text.matchAll(ANY_MARK)]
    .filter(([mark]) => !known.has(mark))
    .map(faultsAt('not numbered'));
}

/** The text without what is in order, every line still as long as it was. */
function leftovers(text: string): string {
  const blank = (found: string) => ' '.repeat(found.length);
  return text.replace(CITATION, blank).replace(FOREIGN, blank);
}

/**
 * What is wrong with the citations of a file, as `path:line what`: marks that docs/spec does not
 * have, forms of old, and a mark or a page alone.
 */
export function badCitations({ path, text }: Source, spec: Spec): string[] {
  const rest = leftovers(text);
  return [
    ...unresolved(text, spec),
    ...OLD_FORMS.flatMap((form) => [...rest.matchAll(form)].map(faultsAt('old form'))),
    ...[...rest.matchAll(NO_MARK)].map(faultsAt('names no mark')),
    ...bare({ path, text: rest }, spec),
  ]
    .sort((a, b) => a.at - b.at)
    .map(({ at, what }) => `${path}:${text.slice(0, at).split('\n').length} ${what}`);
}
