import { COUNTRY, EMPTY_FILTER, seoulDay } from '#core';
import { dongReply } from '#contract/map';
import { dongParams } from '#contract/map-queries';
import { Refusal } from '../../errors';
import { askedOnce } from '../../http/requests/own-call';
import type { AppDeps } from '../../ports/app-deps';
import type { Api } from '../../http/wire-types';

export function getDong(app: Api, { dongs, houses, clock }: AppDeps): void {
  app.get(
    '/v2/map/dongs/:code',
    {
      schema: {
        tags: ['map'],
        summary: 'A dong or 리 by its code, and where the map shows it',
        params: dongParams,
        response: { 200: dongReply },
      },
    },
    async (request, reply) => {
      const { code } = request.params;
      const dong = await askedOnce(request, `dong ${code}`, () => dongs.one(code));
      if (dong === null) throw new Refusal('no-such-dong', 'code');
      const filter = { ...EMPTY_FILTER, dongliCode: code };
      const today = seoulDay(clock.now());
      const offered =
        dong.bounds === null ? await houses.boxOf({ bounds: COUNTRY, filter, today }) : null;
      void reply.header('cache-control', 'public, max-age=3600');
      return { item: { ...dong, offered } };
    },
  );
}
