import { APP_PAGES, type AppPage } from '#core';
import { addressOf, exampleOf } from '../../support/openapi/addresses';
import type { DescribedCall, Parameter, Value } from '../../support/openapi/calls';

/** Stands in all that is planted, and in nothing that is asked for. */
export const COMMON_WORD = '모두의낱말';

/** By what calls and pages are asked for what is planted. */
export interface Asked {
  /** Of posts, comments and members. */
  readonly numbers: readonly string[];
  /** Of comments that are answered. */
  readonly parents: readonly string[];
  /** Of articles. */
  readonly names: readonly string[];
  /** Of notifications. */
  readonly notices?: readonly string[];
  readonly tags: readonly string[];
  /** Of links to checklists and collections. */
  readonly codes?: readonly string[];
  /** Of calendars. */
  readonly files: readonly string[];
  /** In every field that is searched by words; in place of the word that stands in all. */
  readonly words?: readonly string[];
}

/** No call of the documentation. */
const OTHER_READS = [
  '/sitemap.xml',
  '/sitemap-contents.xml',
  '/sitemap-posts.xml',
  '/sitemap-deals.xml',
  '/feed.xml',
  '/robots.txt',
  '/docs/openapi.json',
];

/** Pages and files say to everybody what they say to a visitor. */
export const isForAll = (address: string): boolean => !/^\/v\d\//.test(address);

/** Every address that answers something, as whoever looks for what is planted asks for it. */
export function everyAddress(calls: readonly DescribedCall[], asked: Asked): readonly string[] {
  return [...calls.flatMap((call) => addressesOf(call, asked)), ...pagesOf(asked), ...OTHER_READS];
}

/** Every address of a call that is asked for a word. */
export const everySearch = (calls: readonly DescribedCall[], word: string): readonly string[] =>
  calls
    .filter(({ parameters }) => parameters.some(({ name }) => name === 'q'))
    .flatMap((call) =>
      addressesOf(call, {
        numbers: [],
        parents: [],
        names: [],
        tags: [],
        files: [],
        words: [word],
      }),
    )
    .filter((address) => new URL(address, 'http://a').searchParams.get('q') === word);

type Told = Readonly<Record<string, Value>>;

/** What a call is told to find all that it can: with each choice that it offers, one at a time. */
export function addressesOf(call: DescribedCall, asked: Asked): readonly string[] {
  const sure = call.parameters.reduce<readonly Told[]>(
    (all, parameter) => {
      const values = valuesOf(parameter, asked);
      if (values.length === 0) return all;
      const { name } = parameter;
      const told = all.flatMap((one) => values.map((value) => ({ ...one, [name]: value })));
      return isNeeded(parameter) ? told : [...all, ...told];
    },
    [{}],
  );
  const choices = call.parameters
    .filter(({ required, schema }) => !required && schema.enum !== undefined)
    .flatMap(({ name, schema }) =>
      (schema.enum ?? []).map((value) => ({ [name]: value as Value })),
    );
  return [{}, ...choices].flatMap((choice) =>
    sure.map((told) => addressOf(call, { ...told, ...choice })),
  );
}

/** Nothing is left out for being on a further page. */
const isNeeded = ({ name, required }: Parameter): boolean => required || name === 'limit';

function valuesOf(
  parameter: Parameter,
  { numbers, parents, names, notices = [], tags, files, codes = [], words = [COMMON_WORD] }: Asked,
): readonly Value[] {
  const { name, required, schema, in: place } = parameter;
  if (name === 'limit') return [schema.maximum ?? 1];
  if (name === 'q') return words;
  if (name === 'tag') return tags;
  if (name === 'parentId') return parents;
  if (name === 'file') return files;
  if (name === 'memberId') return numbers;
  if (name === 'id')
    return place === 'path' ? [...numbers, ...names, ...notices] : [numbers, names];
  if (!required) return [];
  const usual = exampleOf(parameter);
  if (name === 'code') return usual === undefined ? codes : [usual, ...codes];
  return (schema.enum as readonly Value[] | undefined) ?? (usual === undefined ? [] : [usual]);
}

/** Every page that the app has, of each thing that it could show. */
function pagesOf({ numbers, names, tags, codes = [] }: Asked): readonly string[] {
  const word = encodeURIComponent(COMMON_WORD);
  const pages: readonly AppPage[] = Object.values(APP_PAGES);
  return pages.flatMap(({ path, coming }) => {
    // One whose screen is still to come shows nothing.
    if (coming !== null) return [];
    if (path.includes(':tag')) return tags.map((tag) => path.replace(':tag', tag));
    if (path.includes(':code')) return codes.map((code) => path.replace(':code', code));
    if (path.includes(':')) return [...numbers, ...names].map((id) => path.replace(/:\w+/, id));
    return [path, `${path}?q=${word}`];
  });
}
