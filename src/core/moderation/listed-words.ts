/** word: anywhere in what is written · site: a link to it, or to a host below it. */
export const LISTED_KIND = { word: 'word', site: 'site' } as const;
export type ListedKind = keyof typeof LISTED_KIND;

/** What moderators listed: a text that has it waits until one of them has looked (spec/readings R39). */
export interface ListedWord {
  readonly kind: ListedKind;
  /** As {@link listedForm} writes it. */
  readonly text: string;
  /** The rule in Korean, as the author is told. */
  readonly rule: string;
}

/** What somebody wants to publish. */
export interface WrittenText {
  readonly text: string;
  /** Addresses that the text leads to. */
  readonly links: readonly string[];
}

/** Letters alone: `카.톡 ⓘD` is found as 카톡id is. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

const SCHEME = /^[a-z]+:\/*/;

/** The host of an address, without `www.`; empty where it has none. */
const hostOf = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(SCHEME, '')
    .replace(/[/?#:].*$/s, '')
    .replace(/^www\.|\.$/g, '');

/** How something is listed; empty where nothing of it could be found in a text. */
export const listedForm = (kind: ListedKind, typed: string): string =>
  kind === LISTED_KIND.word ? lettersOf(typed) : hostOf(typed);

/** Addresses that stand in a text without being a link. */
const BARE_ADDRESS = /(?:[a-z]+:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu;

/** The first listed thing that a text has; null where there is none. */
export function listedIn(
  { text, links }: WrittenText,
  listed: readonly ListedWord[],
): ListedWord | null {
  const letters = lettersOf(text);
  const hosts = [...links, ...(text.match(BARE_ADDRESS) ?? [])].map(hostOf);
  const has = (one: ListedWord): boolean =>
    one.text !== '' &&
    (one.kind === LISTED_KIND.word
      ? letters.includes(one.text)
      : hosts.some((host) => host === one.text || host.endsWith(`.${one.text}`)));
  return listed.find(has) ?? null;
}
