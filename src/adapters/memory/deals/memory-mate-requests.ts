import {
  consentAfter,
  consentSeenBy,
  contactNumber,
  isDone,
  type Cancellation,
  type ConsentAct,
  type MateAct,
  type MateRequests,
  type SeenRequest,
} from '#core';
import { answer } from '../answer';
import { notFound, refused, type Who } from '../community/memory-community';
import type { KeptRequest, MemoryMates } from './memory-mates';

/** {@link MateRequests} of one person, kept in memory. */
export class MemoryMateRequests implements MateRequests {
  constructor(
    private readonly mates: MemoryMates,
    private readonly who: Who,
  ) {}

  ask(listing: string): Promise<SeenRequest> {
    return answer(undefined, () => {
      const { id } = this.mates.community.member(this.who);
      const { authorId } = this.mates.seen(id, listing);
      if (authorId === null) throw notFound(true);
      if (authorId === id) throw refused('id', '내 글에는 보낼 수 없어요.');
      const before = this.mates.between(id, authorId);
      return this.mates.seenRequest(id, this.done('ASK', id, authorId, before));
    });
  }

  list(cancel?: Cancellation): Promise<readonly SeenRequest[]> {
    return answer(cancel, () => {
      const { id } = this.mates.community.member(this.who);
      return this.mates.requests
        .filter((kept) => this.isSeen(id, kept))
        .sort(
          (a, b) =>
            Number(isAgreed(b)) - Number(isAgreed(a)) ||
            b.request.askedAt - a.request.askedAt ||
            Number(b.id) - Number(a.id),
        )
        .map((kept) => this.mates.seenRequest(id, kept));
    });
  }

  act(requestId: string, { act, ...rest }: MateAct): Promise<SeenRequest> {
    return answer(undefined, () => {
      const { id } = this.mates.community.member(this.who);
      const kept = this.mates.requests.find((one) => one.id === requestId);
      if (kept === undefined || !this.isTheirs(id, kept)) throw notFound();
      const number = 'tel' in rest ? contactNumber(rest.tel) : null;
      if ('tel' in rest && number === null)
        throw refused('tel', '전화번호를 확인해 주세요. 예: 010-1234-5678');
      this.done(act, id, otherThan(id, kept), kept);
      if (number !== null) kept.numbers.set(id, number);
      return this.mates.seenRequest(id, kept);
    });
  }

  private done(act: ConsentAct, by: string, other: string, before?: KeptRequest): KeptRequest {
    const now = this.mates.community.now();
    const request = before?.request ?? null;
    if (before !== undefined && isDone(act, consentSeenBy(request, by, now))) return before;
    const after = consentAfter(request, { act, by, other }, now);
    if (!after.ok) throw refused('act', '지금은 할 수 없어요.');
    if (before === undefined) {
      const made = {
        id: String(this.mates.requests.length + 1),
        request: after.value,
        numbers: new Map<string, string>(),
      };
      this.mates.requests.push(made);
      return made;
    }
    before.request = after.value;
    // A number was opened for what was agreed on then.
    for (const whose of before.numbers.keys())
      if (!after.value.openedBy.includes(whose)) before.numbers.delete(whose);
    return before;
  }

  private isTheirs(id: string, kept: KeptRequest): boolean {
    const { asker, asked } = kept.request;
    return (
      (asker === id || asked === id) && !this.mates.community.areApart(id, otherThan(id, kept))
    );
  }

  private isSeen(id: string, kept: KeptRequest): boolean {
    const { state } = consentSeenBy(kept.request, id, this.mates.community.now());
    return this.isTheirs(id, kept) && state !== 'NONE';
  }
}

const otherThan = (id: string, { request: { asker, asked } }: KeptRequest): string =>
  asker === id ? asked : asker;

const isAgreed = ({ request: { answer: said, endedBy } }: KeptRequest): boolean =>
  said === 'ACCEPTED' && endedBy === null;
