import { VISIT_STATE, visitText } from '#core';
import type { SampleRoom, SampleSaid } from '../../db/chats/sample-writer';
import { ACCOUNT_TALKS, type AccountTalk, type TalkLine } from './talks.data';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** How long the first answer took, in minutes; whoever has begun to talk goes on faster. */
const FIRST_ANSWER = 25;
const BETWEEN = 6;

/** Whose a listing is, and its place in the database. */
interface FoundListing {
  readonly kind: SampleRoom['kind'];
  readonly listingId: number;
  readonly ownerId: number;
}

interface Finding {
  readonly listing: (about: AccountTalk['about']) => FoundListing | null;
  readonly member: (nickname: string) => number | null;
}

/** The rooms of the accounts, those of them whose people and listings are there. */
export const accountRooms = (midnight: number, { listing, member }: Finding): SampleRoom[] =>
  ACCOUNT_TALKS.flatMap((talk) => {
    const [found, seekerId] = [listing(talk.about), member(talk.seeker)];
    if (found === null || seekerId === null) return [];
    const begun = midnight - talk.daysAgo * DAY_MS + talk.hour * HOUR_MS;
    let agreedAt: number | null = null;
    const said = talk.lines.map((line, place) => {
      const at = begun + (place === 0 ? 0 : FIRST_ANSWER + place * BETWEEN) * MINUTE_MS;
      const one = saidBy(line, { midnight, at, agreedAt });
      if (one.visit !== undefined) ({ agreedAt } = one.visit);
      return one;
    });
    const opened = said.findLast(({ visit }) => visit !== undefined);
    return [
      {
        ...found,
        seekerId,
        said,
        unreadBy: talk.unreadBy,
        placeOpenedAt: talk.opensPlace === true ? (opened?.at ?? begun) : null,
      },
    ];
  });

interface SaidAt {
  readonly midnight: number;
  readonly at: number;
  /** The time that the two had agreed on before. */
  readonly agreedAt: number | null;
}

function saidBy(line: TalkLine, { midnight, at, agreedAt }: SaidAt): SampleSaid {
  if ('visit' in line) {
    const time = midnight + line.inDays * DAY_MS + line.hour * HOUR_MS;
    const agreed = line.visit === VISIT_STATE.CALLED_OFF ? null : agreedAt;
    const visit = {
      state: line.visit,
      at: time,
      agreedAt: line.visit === VISIT_STATE.AGREED ? time : agreed,
    };
    return { byOwner: line.byOwner, text: visitText(visit, at), visit, at };
  }
  const byOwner = line.text.startsWith('> ');
  const text = byOwner ? line.text.slice(2) : line.text;
  return { byOwner, text, at, ...(line.picture !== undefined && { pictures: [line.picture] }) };
}
