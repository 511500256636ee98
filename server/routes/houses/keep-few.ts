import type { FastifyRequest } from 'fastify';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';

/**
 * Makes an answer out of the stored houses, and keeps it where none of them was written meanwhile:
 * the rows of the home screen are the same for all who have not looked anywhere yet, and those below
 * a house for all who read of it.
 */
export async function keepFew<Found>(
  app: Api,
  request: FastifyRequest,
  { houses, clock, find }: Pick<AppDeps, 'houses' | 'clock'> & { find: () => Promise<Found> },
): Promise<Found> {
  const moment = clock.now();
  const before = await houses.version();
  const found = await find();
  const version = await houses.version();
  if (before === version) app.hotAnswers.keep(request, { version, moment, origin: null });
  return found;
}
