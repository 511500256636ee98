import type { NativeTokens, Provider } from '#core';
import type { Emulators } from '../../server/emulators/emulators';
import type { Failure } from '../../server/emulators/failures';

export type PersonKey = 'kim' | 'lee' | 'new';

const NAMES = /name="([^"]*)" value="([^"]*)"/g;
const TARGET = /<form method="post" action="([^"]*)"/;

const plain = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

function hiddenFields(page: string): Record<string, string> {
  const inputs = page.match(/<input type="hidden"[^>]*>/g) ?? [];
  return Object.fromEntries(
    inputs.flatMap((input) =>
      [...input.matchAll(NAMES)].map(([, name = '', value = '']) => [plain(name), plain(value)]),
    ),
  );
}

/** Where the browser is led to, and what it brings there: a query, or a form (Apple's). */
export interface CameBack {
  readonly address: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Opens a provider's page, presses a button on it, and answers what comes back to the site. */
export async function answerConsent(
  authorizeUrl: string,
  choice: { readonly person?: PersonKey; readonly outcome?: Failure | 'consent' | 'cancel' } = {},
): Promise<CameBack> {
  const { person = 'kim', outcome = 'consent' } = choice;
  const asked = await fetch(authorizeUrl);
  const question = await asked.text();
  if (!asked.ok) throw new Error(`The page refuses: ${question}`);
  const [, action = ''] = TARGET.exec(question) ?? [];
  const answer = await fetch(new URL(action, authorizeUrl), {
    method: 'POST',
    body: new URLSearchParams({ ...hiddenFields(question), person, outcome }),
    redirect: 'manual',
  });
  const location = answer.headers.get('location');
  if (location !== null) {
    const { origin, pathname, searchParams } = new URL(location);
    return { address: `${origin}${pathname}`, fields: Object.fromEntries(searchParams) };
  }
  const form = await answer.text();
  const [, address = ''] = TARGET.exec(form) ?? [];
  return { address: plain(address), fields: hiddenFields(form) };
}

/** What a provider's own app hands to a shell. */
export async function shellTokens(
  { url }: Pick<Emulators, 'url'>,
  provider: Provider,
  choice: {
    readonly person?: PersonKey;
    readonly failure?: 'expired' | 'wrong-app' | 'slow' | 'profile-down';
  } = {},
): Promise<NativeTokens> {
  const answer = await fetch(`${url}/${provider}/emulator/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ person: 'kim', ...choice }),
  });
  if (!answer.ok) throw new Error(`No tokens: ${await answer.text()}`);
  return (await answer.json()) as NativeTokens;
}
