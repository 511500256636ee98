import * as z from 'zod/mini';
import {
  AGE_BAND,
  CONSENT_ACT,
  CONSENT_STATE,
  DEAL_STATUS,
  DEAL_TYPE,
  GENDER,
  HABITS,
  HOLD_STATE,
  MATE_OCCUPATION,
  ROOM_OPTION,
  UTILITY,
} from '#core';
import { areaFields } from './area';
import { ownSide } from './own-side';
import { moveIn, photo } from './rooms';

const text = z.string();
const moment = z.iso.datetime({ offset: true });
const count = z.int().check(z.gte(0));
/** A whole number of 만원 (spec/readings R17). */
const manwon = z.int().check(z.gte(0));
const point = { lat: z.number(), lng: z.number() };
const author = z.object({ id: text, nickname: text, image: text });

const answer = <const Answers extends Readonly<Record<string, string>>>(answers: Answers) =>
  z.nullable(z.enum(Object.keys(answers) as (keyof Answers & string)[]));

const habits = z.object({
  sleep: answer(HABITS.sleep.answers),
  cleaning: answer(HABITS.cleaning.answers),
  dishes: answer(HABITS.dishes.answers),
  noise: answer(HABITS.noise.answers),
  guests: answer(HABITS.guests.answers),
  smoking: answer(HABITS.smoking.answers),
  animals: answer(HABITS.animals.answers),
});

const sentence = z.object({
  subject: z.enum([
    'sleep',
    'cleaning',
    'dishes',
    'noise',
    'guests',
    'smoking',
    'animals',
    'money',
    'day',
    'dong',
    'gender',
  ]),
  text,
});

/** What a card and a full page have in common, whichever side. */
const common = {
  id: text,
  dealType: z.literal('mate'),
  status: z.enum(DEAL_STATUS),
  gender: z.enum(GENDER),
  wish: z.nullable(z.enum(GENDER)),
  age: z.enum(AGE_BAND),
  occupation: z.enum(MATE_OCCUPATION),
  habits,
  dongs: z.array(z.object(areaFields)),
  moveIn,
  stay: z.nullable(count),
  utilities: z.array(z.enum(UTILITY)),
  options: z.array(z.enum(ROOM_OPTION)),
  rentType: z.enum(DEAL_TYPE),
  deposit: manwon,
  monthly: manwon,
  title: text,
  author: z.nullable(author),
  fit: z.nullable(z.object({ shared: z.array(sentence), toTalk: z.array(sentence) })),
  confirmedAt: moment,
  shownUntil: moment,
  createdAt: moment,
  isExample: z.boolean(),
  hold: z.nullable(z.object({ state: z.enum(HOLD_STATE), reason: text, mayAppeal: z.boolean() })),
};

const has = {
  side: z.literal('HAS'),
  maintenance: manwon,
  people: count,
  rooms: count,
  ownArea: z.nullable(z.number()),
};

const want = {
  side: z.literal('WANT'),
  maintenance: z.null(),
  people: z.null(),
  rooms: z.null(),
  ownArea: z.null(),
};

const onCard = { photo: z.nullable(photo), photoCount: count };

export const mateSummary = z.union([
  z.object({ ...common, ...has, ...onCard }),
  z.object({ ...common, ...want, ...onCard }),
]);

const consent = z.object({
  requestId: z.nullable(text),
  state: z.enum(CONSENT_STATE),
  lapsesAt: z.nullable(moment),
  opensNumber: z.boolean(),
  seesNumber: z.boolean(),
  mayDo: z.array(z.enum(CONSENT_ACT)),
});

const onPage = {
  ...point,
  intro: text,
  photos: z.array(photo),
  pictureIds: z.nullable(z.array(text)),
  views: count,
  editedAt: z.nullable(moment),
  consent: z.nullable(consent),
  isHiddenByOwner: z.boolean(),
  mine: z.object({ isAuthor: z.boolean(), hasAsked: z.boolean(), saidGone: z.boolean() }),
};

export const mate = z.union([
  z.object({ ...common, ...has, ...onPage }),
  z.object({ ...common, ...want, ...onPage }),
]);

/** GET /v2/deals of mates. */
export const mateListReply = z.object({
  result: z.array(mateSummary),
  page: z.object({ next: z.nullable(text), total: count, version: text }),
});

/** GET /v2/me/mates */
export const ownMatesReply = z.object({
  result: z.array(
    z.union([
      z.object({ ...common, ...has, ...onCard, ...ownSide }),
      z.object({ ...common, ...want, ...onCard, ...ownSide }),
    ]),
  ),
});

const room = z.object({ dealType: z.literal('direct') });

/** GET /v2/deals/{id} for who asks for a mate: of a room its kind alone. */
export const mateReply = z.object({ result: z.union([mate, room]) });

/** GET /v2/deals/some, the same. */
export const fewMatesReply = z.object({ result: z.array(z.union([mateSummary, room])) });

/** POST /v2/deals and PATCH of one, of a mate. */
export const mateItemReply = z.object({ item: mate });

const seenRequest = z.object({
  id: text,
  isAsker: z.boolean(),
  other: author,
  theirs: z.nullable(mateSummary),
  askedAt: moment,
  consent,
  number: z.nullable(text),
});

/** GET /v2/me/requests */
export const mateRequestsReply = z.object({
  result: z.array(seenRequest),
  page: z.object({ next: z.null(), total: count }),
});

/** POST /v2/deals/{id}/request and PUT /v2/me/requests/{id} */
export const mateRequestReply = z.object({ item: seenRequest });
