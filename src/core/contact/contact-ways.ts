import type { HouseContact } from '../house/house';
import { CONTACT_METHOD, type ContactMethod } from '../shared/codes';
import { isUrl } from '../shared/text/text-formats';
import { advertiserNumber, NUMBER_WAYS } from './told-numbers';

/** The advertiser's open chat, where it is a link that may be opened: http(s) only. */
export function chatLink({ chatUrl }: HouseContact): string | null {
  return chatUrl !== null && isUrl(chatUrl) ? chatUrl : null;
}

/**
 * The ways to reach an advertiser that work, in the order of the contact bar: 전화 · 문자 · 채팅. A
 * number that may not be shown is no way, and a text message goes to mobiles only (spec/facts F4); a
 * chat is one that has a link (spec/readings R47).
 */
export function contactWays(contact: HouseContact): ContactMethod[] {
  return [
    ...NUMBER_WAYS.filter((way) => advertiserNumber(contact, way) !== null),
    ...(chatLink(contact) === null ? [] : [CONTACT_METHOD.CHAT]),
  ];
}
