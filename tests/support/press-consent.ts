import type { NativeTokens, Provider } from '#core';

export type EmulatedKey = 'kim' | 'lee' | 'owner' | 'seeker' | 'new';

const INPUT = /<input type="hidden" name="([^"]*)" value="([^"]*)">/g;
const plain = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const hiddenFields = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(INPUT)].map(([, name = '', value = '']) => [name, plain(value)]),
  );

/** What a browser is sent on with after a press on an emulator's page. */
export type SentOn =
  | { readonly method: 'GET'; readonly url: URL }
  | {
      readonly method: 'POST';
      readonly url: URL;
      readonly fields: Readonly<Record<string, string>>;
    };

/** Chooses a person on an emulator's page of consent and presses one of its buttons. */
export async function pressConsent(
  page: URL,
  person: EmulatedKey,
  outcome: string,
): Promise<SentOn> {
  const asked = await fetch(page);
  const { visit } = hiddenFields(await asked.text());
  if (!asked.ok || visit === undefined) throw new Error(`no page of consent: ${asked.status}`);
  const provider = page.pathname.split('/')[1] ?? '';
  const answer = await fetch(new URL(`/${provider}/consent`, page), {
    method: 'POST',
    body: new URLSearchParams({ visit, person, outcome }),
    redirect: 'manual',
  });
  const location = answer.headers.get('location');
  if (location !== null) return { method: 'GET', url: new URL(location) };
  const html = await answer.text();
  const action = /<form method="post" action="([^"]*)">/.exec(html)?.[1] ?? '';
  return { method: 'POST', url: new URL(plain(action)), fields: hiddenFields(html) };
}

async function post<Answer>(url: string, body: object): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`the emulator answers ${answer.status}`);
  return (await answer.json()) as Answer;
}

/** What a provider's own app hands to a shell. */
export function shellTokens(
  emulators: string,
  provider: Provider,
  person: EmulatedKey,
  failure?: string,
): Promise<NativeTokens> {
  return post(`${emulators}/${provider}/emulator/tokens`, { person, failure });
}

/** The imp_uid of a certification. */
export async function passCertification(
  emulators: string,
  merchant_uid: string,
  failure?: string,
): Promise<string> {
  const url = `${emulators}/iamport/emulator/certifications`;
  return (await post<{ imp_uid: string }>(url, { person: 'kim', failure, merchant_uid })).imp_uid;
}
