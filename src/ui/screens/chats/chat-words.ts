import {
  daysBetween,
  formatPrice,
  houseTypeName,
  LEFT_MEMBER,
  minuteOf,
  seoulDay,
  seoulMinute,
  visitText,
  weekdayOf,
  type ChatListing,
  type ChatMessage,
  type ChatRoom,
} from '#core';

/** `월세 500/45`; the title of what has no price of this form. */
export const listingPrice = ({ rentType, deposit, monthly, title }: ChatListing): string =>
  rentType === null ? title : formatPrice({ dealType: rentType, deposit, monthly });

/** `월세 500/45 · 신림동` */
export const listingLine = (listing: ChatListing): string =>
  [listingPrice(listing), listing.dong].filter(Boolean).join(' · ');

/** `원룸 · 신림동` */
export const listingFacts = ({ roomType, dong }: ChatListing): string =>
  [roomType === null ? '' : houseTypeName(roomType), dong].filter(Boolean).join(' · ');

export const otherName = ({ other }: Pick<ChatRoom, 'other'>): string =>
  other?.nickname ?? LEFT_MEMBER;

/** 오후 2:07 */
export function hourText(at: number): string {
  const minute = minuteOf(seoulMinute(at)) ?? 0;
  const hour = Math.floor(minute / 60);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return `${hour < 12 ? '오전' : '오후'} ${twelve}:${String(minute % 60).padStart(2, '0')}`;
}

/** When something was said last: 오후 2:07 · 어제 · 11월 20일 · 2025년 11월 20일 */
export function saidText(sentAt: string, now: number): string {
  const at = Date.parse(sentAt);
  const [day, today] = [seoulDay(at), seoulDay(now)];
  const days = daysBetween(day, today);
  if (days <= 0) return hourText(at);
  if (days === 1) return '어제';
  const date = `${Number(day.slice(4, 6))}월 ${Number(day.slice(6))}일`;
  return day.slice(0, 4) === today.slice(0, 4) ? date : `${day.slice(0, 4)}년 ${date}`;
}

/** 11월 22일 일요일 */
export function dayName(at: number, now: number): string {
  const [day, today] = [seoulDay(at), seoulDay(now)];
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : `${day.slice(0, 4)}년 `;
  return `${year}${Number(day.slice(4, 6))}월 ${Number(day.slice(6))}일 ${weekdayOf(day)}요일`;
}

/** What stands in the place of a message that a person took away from themselves. */
export const HIDDEN_MESSAGE = '나에게서 지운 메시지예요';

/** What a message says in one line. */
export function messageLine(message: ChatMessage, now: number): string {
  if (message.visit !== null) return visitText(message.visit, now);
  if (message.isHidden) return HIDDEN_MESSAGE;
  if (message.text !== '') return message.text.replaceAll(/\s+/g, ' ');
  return message.pictures.length > 1 ? `사진 ${message.pictures.length}장` : '사진';
}
