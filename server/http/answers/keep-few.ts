import type { FastifyRequest } from 'fastify';
import type { Clock } from '#core';
import type { Stored } from '../../ports/stored';
import type { Api } from '../wire-types';

interface Few<Found> {
  readonly of: Stored;
  /** Of that data. */
  readonly version: () => Promise<string>;
  readonly clock: Clock;
  readonly find: () => Promise<Found>;
}

/**
 * Makes an answer out of stored data, and keeps it where none of that was written meanwhile: the
 * rows of the home screen are the same for all who have not looked anywhere yet, and those below a
 * house for all who read of it.
 */
export async function keepFew<Found>(
  app: Api,
  request: FastifyRequest,
  { of, version, clock, find }: Few<Found>,
): Promise<Found> {
  const moment = clock.now();
  const before = await version();
  const found = await find();
  const after = await version();
  if (before === after) app.hotAnswers.keep(request, { of, version: after, moment, origin: null });
  return found;
}
