import { providerOf, SNS_TYPE_OF, type LoginPayload } from '#core';

/** What a provider sent the browser back with. */
export type OauthReturn =
  | { readonly kind: 'granted'; readonly payload: LoginPayload }
  /** The person said no there. */
  | { readonly kind: 'denied' }
  /** Something else went wrong there, or the address is not one that a provider leads to. */
  | { readonly kind: 'unusable' };

/** As the providers name a no (seen 2026-11). */
const DENIALS: readonly (string | null)[] = [
  'access_denied',
  'user_denied',
  'user_cancelled_authorize',
];

/** Reads the address of /oauth/{provider} (spec/outside O8). */
export function oauthReturn(name: string, search: string): OauthReturn {
  const provider = providerOf(name);
  const said = new URLSearchParams(search);
  if (DENIALS.includes(said.get('error')) || DENIALS.includes(said.get('error_reason')))
    return { kind: 'denied' };
  const [code, state] = [said.get('code'), said.get('state')];
  const isWhole = code !== null && code !== '' && state !== null && state !== '';
  if (provider === null || said.has('error') || !isWhole) return { kind: 'unusable' };
  return { kind: 'granted', payload: { SNS_TYPE_CD: SNS_TYPE_OF[provider], code, state } };
}
