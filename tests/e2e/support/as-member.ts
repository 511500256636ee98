import type { Page } from '@playwright/test';
import { SNS_TYPE_OF, STORAGE_KEY, storedSession } from '#core';
import { beginSignInReply, loginReply, signUpReply } from '#contract/sign-in';
import { answerConsent } from '../../support/emulated-people';
import type { EmulatedKey } from '../../support/press-consent';
import { NEW_MEMBER } from '../../support/sign-in-steps';

interface Joining {
  readonly person?: EmulatedKey;
  /** Of another server than the journey's. */
  readonly site?: string;
}

/**
 * Signs somebody in by the calls of the interface, without its pages, which sign-in.spec.ts walks:
 * a new member of this name, or a known person who has one. Leaves a page without a screen.
 */
export async function signInAs(
  page: Page,
  nickname: string,
  { person = 'new', site = '' }: Joining = {},
): Promise<void> {
  const post = (path: string, data: object) => page.request.post(`${site}${path}`, { data });
  const begun = await post('/v2/sign-ins', { provider: 'kakao' });
  const { url } = beginSignInReply.parse(await begun.json()).item;
  const { fields } = await answerConsent(url, { person });
  const { code, state } = fields;
  const login = await post('/v1/login', { SNS_TYPE_CD: SNS_TYPE_OF.kakao, code, state });
  const isKnown = loginReply.parse(await login.json()).DATA !== undefined;
  const answer = isKnown ? login : await post('/v2/members', { ...NEW_MEMBER, nickname });
  const { DATA } = signUpReply.parse(await answer.json());
  const { authentication = '', rt = '' } = answer.headers();
  await openEmptyPage(page, site);
  await page.evaluate(
    (kept) => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
    },
    {
      [STORAGE_KEY.ACCESS_TOKEN]: authentication,
      [STORAGE_KEY.REFRESH_TOKEN]: rt,
      [STORAGE_KEY.USER_DATA]: storedSession(DATA) ?? '',
    },
  );
}

/** A page of the site that asks for nothing, not even its icon: what the device keeps is written on it. */
async function openEmptyPage(page: Page, site: string): Promise<void> {
  const path = '/signed-in';
  const isIt = ({ pathname }: URL) => pathname === path;
  const body = '<!doctype html><title>한칸</title><link rel="icon" href="data:,">';
  await page.route(isIt, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${site}${path}`);
  await page.unroute(isIt);
}

/** Somebody is there, whichever state was looked at before. */
export async function asMember(page: Page): Promise<void> {
  const { origins } = await page.context().storageState();
  if (origins.some(({ localStorage }) => localStorage.some(({ name }) => name === 'USER_DATA')))
    return;
  await signInAs(page, '조용한 이웃');
}
