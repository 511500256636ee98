import type { FastifyReply } from 'fastify';
import { Refusal } from '../../errors';
import { refuseOddPairs } from './odd-text';
import type { Api } from '../wire-types';

/** The calls of spec/rules §7 that are written to as a form; those of /v2 take JSON only. */
const FORM_CALL = /^\/(?:v1|oauth)\//;

/** Whether a call, named by its route, takes a form besides JSON. */
export const takesForms = (route: string): boolean => FORM_CALL.test(route);

/**
 * Reads form-encoded bodies where they are taken. A name that comes twice has a list of values. A
 * bare text, which Fastify would take and a form of another site can send, is nowhere taken.
 */
export function readForms(app: Api): void {
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, body, done) => {
      if (!takesForms(request.routeOptions.url ?? '')) {
        done(new Refusal('unsupported-type'));
        return;
      }
      try {
        done(null, fieldsOf(String(body)));
      } catch (error) {
        done(error as Error);
      }
    },
  );
}

function fieldsOf(body: string): Readonly<Record<string, string | readonly string[]>> {
  refuseOddPairs(body, 'body');
  // One pass: a body of many names must not be looked through once for each of them.
  const values = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(body)) {
    const known = values.get(name);
    if (known === undefined) values.set(name, [value]);
    else known.push(value);
  }
  return Object.fromEntries(
    [...values].map(([name, all]) => [name, all.length === 1 ? (all[0] ?? '') : all]),
  );
}

/** A call whose parameters are all optional may be made without a body. */
export function allowEmptyBody(
  request: { body: unknown },
  _reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  request.body ??= {};
  done();
}
