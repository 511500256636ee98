import { HttpChats } from '../../../src/adapters/http/chats/http-chats';
import { HttpBlocks } from '../../../src/adapters/http/community/http-blocks';
import { HttpDealInquiries } from '../../../src/adapters/http/deals/http-deal-inquiries';
import { HttpDealZzims } from '../../support/http-deal-zzims';
import { HttpDeals } from '../../../src/adapters/http/deals/http-deals';
import { HttpMateRequests, HttpMates } from '../../../src/adapters/http/deals/http-mates';
import { mateChatsContract } from '../../adapters/contracts/mate-chats.contract';
import { mateRequestsContract } from '../../adapters/contracts/mate-requests.contract';
import { matesContract } from '../../adapters/contracts/mates.contract';
import type { OpenedMates } from '../../adapters/contracts/mates-stage';
import { DATABASES } from '../../support/databases';
import { openDealServer } from '../../support/deal-server';
import type { clientOf } from '../../support/http-client';
import { dongsOf } from '../../support/mates';

const portsOf = (client: ReturnType<typeof clientOf>) => ({
  mates: new HttpMates(client),
  requests: new HttpMateRequests(client),
  own: new HttpDeals(client),
  zzims: new HttpDealZzims(client),
  inquiries: new HttpDealInquiries(client),
  blocks: new HttpBlocks(client),
  chats: new HttpChats(client),
});

/** A dong of the contract. */
function areaOf(dongliCode: string) {
  const found = dongsOf(60).find((one) => one.dongliCode === dongliCode);
  if (found === undefined) throw new Error('The contract lives in no other dong.');
  return found;
}

for (const kind of DATABASES) {
  const open = async (): Promise<OpenedMates> => {
    const { member, world } = await openDealServer(kind, areaOf, portsOf);
    let joined = 0;
    const join = () => {
      joined += 1;
      return member(`mate-${joined}`);
    };
    return { ...world, join };
  };
  matesContract(`http on ${kind}`, open);
  mateRequestsContract(`http on ${kind}`, open);
  mateChatsContract(`http on ${kind}`, open);
}
