import { pressConsent, type EmulatedKey } from './press-consent';

/** Where the browser is led to, and what it brings there: a query, or a form (Apple's). */
export interface CameBack {
  readonly address: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Opens a provider's page, presses a button on it, and answers what comes back to the site. */
export async function answerConsent(
  authorizeUrl: string,
  { person = 'kim', outcome = 'consent' }: { person?: EmulatedKey; outcome?: string } = {},
): Promise<CameBack> {
  const sent = await pressConsent(new URL(authorizeUrl), person, outcome);
  const { origin, pathname, searchParams } = sent.url;
  const fields = sent.method === 'POST' ? sent.fields : Object.fromEntries(searchParams);
  return { address: `${origin}${pathname}`, fields };
}
