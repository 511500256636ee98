import { chatsContract } from '../../adapters/contracts/chats.contract';
import type { OpenedChats } from '../../adapters/contracts/chats-stage';
import { visitsContract } from '../../adapters/contracts/visits.contract';
import { OpenSignals } from '../../../server/db/notifications/member-signals';
import { houseMembers } from '../../../server/db/schema/chats';
import { houses } from '../../../server/db/schema/houses';
import { replaceOrAdd } from '../../../server/db/houses/house-writer';
import { wiredChats } from '../../support/chats-on-database';
import { made } from '../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { houseRecords } from '../../support/house-records';

for (const kind of DATABASES) {
  const open = async (): Promise<OpenedChats> => {
    const database = await openTestDatabase(kind);
    const wired = await wiredChats([{ database, signals: new OpenSignals(kind) }]);
    const { offered, clock } = wired;
    const kim = await wired.member('kim', '김자취');
    await database.db.transaction((tx) => replaceOrAdd(tx, houseRecords(2), 'test', '20261120'));
    const [ofKim, ofNobody] = await database.db.select({ id: houses.id }).from(houses);
    if (ofKim === undefined || ofNobody === undefined) throw new Error('there are two houses');
    await database.db.insert(houseMembers).values({ houseId: ofKim.id, memberId: kim.memberId });
    return {
      kim,
      lee: await wired.member('lee', '이원룸'),
      park: await wired.member('park', '박전세'),
      visitor: wired.visitor,
      deal: () => offered.write(kim.memberId),
      remove: async (dealId) => {
        made(await offered.deals.remove(kim.memberId, dealId));
      },
      houses: { ofKim: String(ofKim.id), ofNobody: String(ofNobody.id) },
      wait: (ms: number) => {
        clock.advance(ms);
      },
      now: () => clock.now(),
      close: () => wired.close().then(() => database.close()),
    };
  };
  chatsContract(`http on ${kind}`, open);
  visitsContract(`http on ${kind}`, open);
}
