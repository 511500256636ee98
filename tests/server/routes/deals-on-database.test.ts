import { HttpBlocks } from '../../../src/adapters/http/community/http-blocks';
import { HttpDealInquiries } from '../../../src/adapters/http/deals/http-deal-inquiries';
import { HttpDealZzims } from '../../support/http-deal-zzims';
import { HttpDeals } from '../../../src/adapters/http/deals/http-deals';
import { dealInquiriesContract } from '../../adapters/contracts/deal-inquiries.contract';
import { dealZzimsContract } from '../../adapters/contracts/deal-zzims.contract';
import { dealsContract } from '../../adapters/contracts/deals.contract';
import { dealsMapContract } from '../../adapters/contracts/deals-map.contract';
import { ownDealsContract } from '../../adapters/contracts/own-deals.contract';
import type { OpenedDeals } from '../../adapters/contracts/deals-stage';
import { DATABASES } from '../../support/databases';
import { openDealServer } from '../../support/deal-server';
import type { clientOf } from '../../support/http-client';

function portsOf(client: ReturnType<typeof clientOf>) {
  const http = new HttpDeals(client);
  const inquiries = new HttpDealInquiries(client);
  const zzims = new HttpDealZzims(client);
  return { directs: http, own: http, inquiries, zzims, blocks: new HttpBlocks(client) };
}

/** The dong that every address of the contract lies in. */
const areaOf = (dongliCode: string) => ({
  dongliCode,
  sido: '서울특별시',
  sigungu: '관악구',
  dong: '신림동',
});

for (const kind of DATABASES) {
  const open = async (): Promise<OpenedDeals> => {
    const { member, world } = await openDealServer(kind, areaOf, portsOf);
    const [kim, lee, park] = [await member('kim'), await member('lee'), await member('park')];
    return { ...world, kim, lee, park };
  };
  dealsContract(`http on ${kind}`, open);
  dealsMapContract(`http on ${kind}`, open);
  dealInquiriesContract(`http on ${kind}`, open);
  dealZzimsContract(`http on ${kind}`, open);
  ownDealsContract(`http on ${kind}`, open);
}
