import { Refusal } from '../../errors';
import type { Caller } from '../../ports/accounts/sessions';
import type { Api } from '../wire-types';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Marks a call that only somebody who is signed in may make. */
    readonly membersOnly?: true;
  }
}

/** The `config` of such a call. */
export const MEMBERS_ONLY = { membersOnly: true } as const;

/**
 * Refuses visitors the calls that are marked as {@link MEMBERS_ONLY}, before anything else that may
 * be wrong with their request: its size, its type, its fields. After the caller is known.
 */
export function keepVisitorsOut(app: Api): void {
  app.addHook('onRequest', ({ routeOptions, caller }, _reply, done) => {
    const isKeptOut = routeOptions.config.membersOnly === true && caller === null;
    done(isKeptOut ? new Refusal('unauthorized') : undefined);
  });
}

interface Asked {
  readonly caller: Caller | null;
  readonly routeOptions: { readonly config: { readonly membersOnly?: true } };
}

/** Whoever is signed in. Throws in a call that is not marked as {@link MEMBERS_ONLY}. */
export function memberOf({ caller, routeOptions }: Asked): Caller {
  if (caller === null || routeOptions.config.membersOnly !== true)
    throw new TypeError('Only a call for members knows that somebody is signed in.');
  return caller;
}
