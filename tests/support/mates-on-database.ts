import type { Clock, MateHas, WrittenMate } from '#core';
import type { Database } from '../../server/db/database';
import { MateRepository } from '../../server/db/mates/mate-repository';
import { MateRequestRepository } from '../../server/db/mates/mate-request-repository';
import { OpenSignals } from '../../server/db/notifications/member-signals';
import type { MateToKeep } from '../../server/ports/deals/mates';
import { dongsOf, mateHas } from './mates';

/** Mates as the running server has them, by the clock of a test. */
export const matesOn = (database: Database, clock: Clock) => ({
  mates: new MateRepository(database, clock),
  mateRequests: new MateRequestRepository(
    { database, signals: new OpenSignals(database.kind) },
    clock,
  ),
});

/** Somebody with a room to share, as they are kept; without pictures: nobody has brought any. */
export const mateToKeep = (
  change: Partial<Omit<MateHas, 'side'>> = {},
  more: Partial<Pick<WrittenMate, 'title' | 'intro' | 'pictureIds'>> = {},
): MateToKeep => ({
  mate: {
    ...mateHas({ dongs: dongsOf(1), ...change }),
    title: '조용히 지낼 메이트를 찾아요',
    intro: '평일에는 일하고 주말에는 집에서 쉬어요. 반가워요!',
    pictureIds: [],
    ...more,
  },
  at: { lat: 37.48, lng: 126.93 },
});
