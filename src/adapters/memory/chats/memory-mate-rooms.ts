import { isOnOffer, type ChatListing } from '#core';
import { notFound } from '../community/memory-community';
import { isOwn } from '../deals/memory-listings';
import type { KeptMate, MemoryMates } from '../deals/memory-mates';
import { gone, lackOf } from './untold-rooms';

/** Between whom a room of mates is, and which listing stands on top of it. */
interface RoomOfMates {
  readonly listing: KeptMate;
  readonly ownerId: string;
  readonly seekerId: string;
}

/** Whether two agreed to talk (spec/readings R44). */
export const haveAgreed = (mates: MemoryMates, one: string, other: string): boolean =>
  mates.consentOf(one, other).state === 'ACCEPTED';

/** @throws AppError `not-found` where there is nothing that the two agreed on. */
export function roomOfMates(mates: MemoryMates, member: string, requestId: string): RoomOfMates {
  const request = mates.requests.find(({ id }) => id === requestId)?.request;
  if (request === undefined) throw notFound();
  const { asker, asked } = request;
  if ((member !== asker && member !== asked) || !haveAgreed(mates, asker, asked)) throw notFound();
  const isAtHand = (one: KeptMate) =>
    isOnOffer(mates.statusOf(one)) && !one.isDeleted && one.hold === null;
  const theirs = [asked, asker].flatMap((who) => mates.kept.filter((one) => isOwn(who, one)));
  const listing = theirs.find(isAtHand) ?? theirs.find((one) => !one.isDeleted) ?? theirs[0];
  if (listing === undefined) throw notFound();
  const isOfAsked = isOwn(asked, listing);
  return {
    listing,
    ownerId: isOfAsked ? asked : asker,
    seekerId: isOfAsked ? asker : asked,
  };
}

/** What stands on top of a room of mates. */
export function mateOnTop(mates: MemoryMates, kept: KeptMate, viewer: string): ChatListing {
  const lack = lackOf(kept, viewer);
  if (lack !== null) return { ...gone('mate', kept.id), state: lack };
  const mate = mates.summary(kept.authorId, kept);
  return {
    kind: 'mate',
    id: kept.id,
    title: mate.title,
    party: null,
    roomType: null,
    rentType: mate.rentType,
    deposit: mate.deposit,
    monthly: mate.monthly,
    dong: mate.dongs[0]?.dong ?? '',
    photo: mate.photo,
    state: mate.status,
    confirmedAt: mate.confirmedAt,
    isExample: mate.isExample,
  };
}
