import type { SearchedText } from '../search/search';
import { formatPrice } from '../shared/money';
import { houseTypeName } from '../shared/text/house-type-name';
import type { DirectDeal, DirectSummary } from './deal';
import { partyName } from './deal-names';

/** What of a direct deal is searched. The database's keep_searched_deal() is tested against this. */
export function directSearchText(
  deal: Pick<
    DirectSummary,
    'title' | 'party' | 'roomType' | 'rentType' | 'deposit' | 'monthly' | 'address'
  > &
    Pick<DirectDeal, 'description'>,
): SearchedText {
  const { title, party, roomType, rentType, deposit, monthly, address, description } = deal;
  const price = formatPrice({ dealType: rentType, deposit, monthly });
  return {
    title,
    names: [partyName(party), address.sigungu, address.dong, houseTypeName(roomType), price].join(
      '\n',
    ),
    body: description,
  };
}
