import { dayText, withParticle, type RecentContact } from '#core';
import { CONTACT_NAME } from '../../../widgets/contact-bar/contact-words';

/** `2026.11.20 전화·문자로 연락했어요` */
export function contactText({ DATE, CONTACT_METHOD: methods }: RecentContact): string {
  const ways = methods.map((method) => CONTACT_NAME[method]).join('·');
  return [DATE && dayText(DATE), ways && withParticle(ways, '으로/로'), '연락했어요']
    .filter(Boolean)
    .join(' ');
}
