import type { DealWay } from '../deal/deal';
import type { Advertiser, HouseContact } from '../house/house';
import { contactNumber, isContactNumber } from '../shared/contact-number';
import { CONTACT_METHOD } from '../shared/codes';
import { isMobilePhone } from '../shared/phone';

/** In the order of the contact bar. */
export const NUMBER_WAYS = [CONTACT_METHOD.TEL, CONTACT_METHOD.SMS] as const;

/** Who advertises a house, and how they are reached. */
interface Advertised {
  readonly advertiser: Advertiser;
  readonly contact: HouseContact;
}

/** The number of an advertiser by a way, hyphenated; null where they are not reached by it (spec/facts F4). */
export function advertiserNumber({ tel, sms }: HouseContact, way: DealWay): string | null {
  if (way === CONTACT_METHOD.TEL)
    return tel !== null && isContactNumber(tel) ? contactNumber(tel) : null;
  const number = sms === null ? null : contactNumber(sms);
  return number !== null && isMobilePhone(number) ? number : null;
}

/** Whether the number stands in the advertisement, as the law asks of a broker's office (spec/facts F5). */
const standsInIt = ({ advertiser }: Pick<Advertised, 'advertiser'>): boolean =>
  advertiser.kind === 'BROKER';

/** The ways by which a number is told to members who press for it (spec/readings R46). */
export const toldWays = (house: Advertised): readonly DealWay[] =>
  standsInIt(house)
    ? []
    : NUMBER_WAYS.filter((way) => advertiserNumber(house.contact, way) !== null);

/** What of a contact everybody is answered: a private person's numbers are not in it. */
export const publicContact = (house: Advertised): HouseContact =>
  standsInIt(house) ? house.contact : { ...house.contact, tel: null, sms: null };
