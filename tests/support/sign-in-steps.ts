import { SNS_TYPE_OF, type NewMember, type Provider } from '#core';
import { beginSignInReply } from '#contract/sign-in';
import type { TestBrowser } from './test-browser';

export const NEW_MEMBER: NewMember = {
  nickname: '새싹',
  consents: {
    isFourteen: true,
    terms: true,
    privacy: true,
    marketing: false,
    nightMarketing: false,
  },
};

/** The provider's page that a press on its button leads to. */
export async function pressProvider(browser: TestBrowser, provider: Provider): Promise<URL> {
  const answer = await browser.send('POST', '/v2/sign-ins', { provider });
  return new URL(beginSignInReply.parse(answer.json()).item.url);
}

/** What the return page does with what it was opened with. */
export function bringBack(browser: TestBrowser, provider: Provider, code: string, state: string) {
  return browser.send('POST', '/v1/login', { SNS_TYPE_CD: SNS_TYPE_OF[provider], code, state });
}

export function signUp(browser: TestBrowser, member: NewMember = NEW_MEMBER) {
  return browser.send('POST', '/v2/members', member);
}
