import { appleReturnBody } from '#contract/sign-in-bodies';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import type { Api } from '../../http/wire-types';

/** Apple's identity token is 1 kB, and the rest is shorter. */
const BODY_BYTES = 64 * 1024;

/** Ours are 43 letters; a code of Apple's is some words with dots between. */
const STATE = /^[\w-]{43}$/;
const CODE = /^[\x21-\x7e]{1,2048}$/;

/** What Apple says when a person cancels (seen 2026-11). */
const CANCELLED = ['user_cancelled_authorize', 'access_denied'];

/**
 * Apple comes back with a form from its own site, to which a browser gives no Lax cookie. What the
 * app needs of it goes on as an address of ours; everything else in it stays here.
 */
export function returnFromApple(app: Api): void {
  app.post(
    '/oauth/apple',
    {
      config: {
        ...NEVER_KEPT,
        alsoAnswers: { 303: { description: 'To the page that goes on' } },
      },
      schema: {
        tags: ['sign-in'],
        summary: 'Where Apple sends its form: 303 to the page that goes on',
        body: appleReturnBody,
      },
      bodyLimit: BODY_BYTES,
      onRequest: app.signInLimits.address(),
    },
    ({ body: { code = '', state = '', error = '' } }, reply) => {
      const isGood = error === '' && CODE.test(code) && STATE.test(state);
      const because = CANCELLED.includes(error) ? 'access_denied' : 'server_error';
      const query = new URLSearchParams(isGood ? { code, state } : { error: because });
      return reply.redirect(`/oauth/apple?${query.toString()}`, 303);
    },
  );
}
