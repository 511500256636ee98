import { siteOf } from './document-links';

/** Names with dots between them; what ends a sentence in Korean is followed by more Korean. */
const WRITTEN_HOST =
  /(?:[\p{L}\p{M}\p{N}-]+\.)+(?:(?:(?!\p{Script=Hangul})\p{L}){2,}|한국|닷컴|닷넷)/gu;

const withoutWww = (host: string): string => host.replace(/^www\./, '');

/** Hosts that words look like, dots and letters of full width among them. */
const hostsIn = (words: string): readonly string[] =>
  (words.normalize('NFKC').replaceAll('。', '.').match(WRITTEN_HOST) ?? []).map((written) =>
    withoutWww(siteOf(`https://${written}`) ?? written),
  );

/**
 * The host to show beside a link, since its words do not say it: where it is written with letters
 * that look like others, or where its words look like the address of somewhere else. Null where
 * nothing has to be said: the words name the host or the site that it belongs to, or no address.
 */
export function hostToShow(href: string, words: string): string | null {
  const host = siteOf(href);
  if (host === null) return null;
  const own = withoutWww(host);
  const tells = (written: string) => own === written || own.endsWith(`.${written}`);
  return host.includes('xn--') || !hostsIn(words).every(tells) ? host : null;
}
