import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../env';

/**
 * Cookies between two steps of signing in; nothing but the next step looks at them
 * (spec/readings R24). `begun` binds a sign-in to the browser that began it, `sign-up` is who may
 * sign up.
 */
const NAMES = { begun: 'hankan_sign_in', 'sign-up': 'hankan_sign_up' } as const;
type Step = keyof typeof NAMES;

const SECONDS = 600;

function flags(request: FastifyRequest, env: Env) {
  const secure = request.protocol === 'https' || env.siteUrl.startsWith('https://');
  // Lax: the way back from a provider is a navigation from another site.
  return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
}

/** Null where there is none. */
export function readStep({ server, headers }: FastifyRequest, step: Step): string | null {
  return server.parseCookie(headers.cookie ?? '')[NAMES[step]] ?? null;
}

export function giveStep(reply: FastifyReply, env: Env, step: Step, value: string): void {
  void reply.setCookie(NAMES[step], value, { ...flags(reply.request, env), maxAge: SECONDS });
}

/** Does nothing where there is none. */
export function clearStep(reply: FastifyReply, env: Env, step: Step): void {
  if (readStep(reply.request, step) !== null)
    void reply.clearCookie(NAMES[step], flags(reply.request, env));
}
