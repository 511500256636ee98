import type { LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { newMerchantUid } from '../../../server/accounts/sign-in/merchant-uid';
import { buildApp } from '../../../server/app';
import { readEnv } from '../../../server/env';
import { MapTiles } from '../../../server/map/tiles/map-tiles';
import { appDeps } from '../../support/app-deps';
import { BOUNDARIES, storedBoundaries } from '../../support/boundaries';
import { fakeLinks, fakeMembers, fakeSessions } from '../../support/fake-accounts';
import { newContent } from '../../support/contents';
import { fakeContents } from '../../support/fake-contents';
import { fakeModeration } from '../../support/fake-moderation';
import { fakeCalendars } from '../../support/fake-notifications';
import { written } from '../../support/openapi/addresses';
import {
  ask,
  bodySchema,
  JSON_TYPE,
  readAs,
  refuses,
  usualParameters,
  type Asked,
} from '../../support/openapi/asking';
import { describedCalls, type DescribedCall } from '../../support/openapi/calls';
import { RIGHT_BODIES } from '../../support/openapi/right-bodies';
import { matches, sampleOf, valuesAround } from '../../support/openapi/json-schema';
import { scriptedProvider } from '../../support/scripted-provider';
import { scriptedGateway } from '../accounts/install/install-world';
import { tileAt } from '../map/tiles/tile-reader';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const MEMBER = { authorization: 'token-of-a-member HANKAN', cookie: 'hankan_sign_up=new' };
const caller = { memberId: 1, familyId: 'family' };
const yes =
  <Value>(value: Value) =>
  () =>
    Promise.resolve(value);

/** A world in which whatever is asked for is there, and everybody is let in. */
const app = await buildApp(
  appDeps({
    env: readEnv({
      SIGN_IN_LIMIT: '1000000',
      WRITE_LIMIT: '1000000',
      OWN_WRITE_LIMIT: '1000000',
      READ_LIMIT: '1000000',
      CHAT_LIMIT: '1000000',
    }),
    sessions: {
      ...fakeSessions(),
      identify: ({ accessToken }) =>
        Promise.resolve(accessToken === 'token-of-a-member' ? { caller, renewed: null } : null),
    },
    members: {
      ...fakeMembers([{ id: 1, nickname: '새싹', isCertified: false, providers: ['kakao'] }]),
      signUp: yes({ ok: true, value: 1 }),
      certify: yes({ ok: true, value: null }),
    },
    identityProviders: new Map([
      ['kakao', scriptedProvider('kakao')],
      ['facebook', scriptedProvider('facebook')],
    ]),
    certifications: {
      widget: { merchant: 'imp1', scriptUrl: 'https://cdn.iamport.kr/v1/iamport.js' },
      check: () => Promise.resolve({ ok: true, value: { merchantUid: newMerchantUid(caller) } }),
    },
    sms: scriptedGateway(),
    calendars: { ...fakeCalendars(), notices: yes([]) },
    links: fakeLinks({
      notiCluster: yes({ NOTI_TARGET_CD: 'OPITG10001', LINK: '1' }),
      community: yes({ categoryTypeCode: 'CATEC00001' }),
    }),
    moderation: {
      ...fakeModeration(),
      appeal: yes({ kind: 'appealed', caseNumber: 'RP-BBBBBBBB' } as const),
    },
    images: {
      render: yes({
        ok: true,
        value: {
          bytes: Buffer.from('a picture'),
          contentType: 'image/webp',
          etag: '"a-picture"',
          keptSeconds: 1,
          isPrivate: true,
        },
      }),
    },
    uploads: { take: yes({ ok: true, value: { id: 'a', width: 640, height: 480 } }) },
    contents: { ...fakeContents(), one: (id) => fakeContents([newContent({ id })]).one(id) },
    tiles: new MapTiles(storedBoundaries(BOUNDARIES)),
  }),
);
const calls = (await describedCalls(app)).filter(isAnswered);
afterAll(() => app.close());

/** An answer that stays open is followed elsewhere (member-stream.test.ts). */
function isAnswered({ responses }: DescribedCall): boolean {
  return !JSON.stringify(responses).includes('text/event-stream');
}

const asTexts = (at: ReturnType<typeof tileAt>) =>
  Object.fromEntries(Object.entries(at).map(([name, value]) => [name, String(value)]));

/** What is there in this world. */
const THERE: Readonly<Record<string, Asked['parameters']>> = {
  '/v2/houses/{id}': { id: '3' },
  '/v2/houses/{id}/price-level': { id: '3' },
  '/v2/notices/{id}': { id: '1' },
  '/v2/notices/{id}/files/{kind}': { id: '1' },
  '/v2/notices/{id}/calendar.ics': { id: '1' },
  '/v2/notices/{id}/alarm': { id: '1' },
  '/v2/map/dongs/{code}': { code: '1162010200' },
  '/v2/map/tiles/{z}/{x}/{y}': asTexts(tileAt(37.47, 126.95, 13)),
  '/v2/communities/{id}': { id: '1' },
  '/v2/communities/{id}/like': { id: '1' },
  '/v2/communities/{id}/comments': { id: '1' },
  '/v2/deals/{id}': { id: '1' },
  '/v2/deals/{id}/confirm': { id: '1' },
  '/v2/deals/{id}/status': { id: '1' },
  '/v2/deals/{id}/contact': { id: '1' },
  '/v2/houses/{id}/contact': { id: '1' },
  '/v2/deals/{id}/zzim': { id: '1' },
  '/v2/chats/{id}': { id: '1' },
  '/v2/chats/{id}/messages': { id: '1' },
  '/v2/chats/{id}/messages/{number}': { id: '1' },
  '/v2/chats/{id}/visit.ics': { id: '1' },
  '/v2/chats/{id}/read': { id: '1' },
  '/v2/chats/{id}/mute': { id: '1' },
  '/v2/chats/{id}/place': { id: '1' },
  '/v2/chats/{id}/visit': { id: '1' },
  '/v2/collections/{id}': { id: '1' },
  '/v2/collections/{id}/items/{kind}/{item}': { id: '1', kind: 'house', item: '3' },
  '/v2/collections/{id}/items/{kind}/{item}/vote': { id: '1' },
  '/v2/collections/{id}/link': { id: '1' },
  '/v2/collections/{id}/members/{member}': { id: '1' },
  '/v2/collections/shared/{code}': { code: 'c' },
  '/v2/collections/shared/{code}/membership': { code: 'c' },
  '/v2/deals/{id}/ask': { id: '1' },
  '/v2/deals/{id}/gone': { id: '1' },
  '/v2/me/deal-alarms/{id}': { id: '1' },
  '/v2/views/{code}/pictures/{picture}': { picture: 'a-picture' },
  '/v2/deals/{id}/request': { id: '1' },
  '/v2/me/requests/{id}': { id: '1' },
  '/v2/comments/{id}': { id: '1' },
  '/v2/comments/{id}/like': { id: '1' },
};

/** Further answers of a call, besides the one to what is usual. */
const FURTHER: Readonly<Record<string, Asked>> = {
  '/v2/map/tiles/{z}/{x}/{y}': { parameters: asTexts(tileAt(33, 130, 13)) },
};

/** A call as it is asked when all is well. */
function usual(call: DescribedCall): Asked {
  const { body, type } = RIGHT_BODIES[call.path] ?? {};
  const schema = bodySchema(call);
  return {
    parameters: { ...usualParameters(call), ...THERE[call.path] },
    ...(schema !== null && { body: body ?? sampleOf(schema) }),
    ...(type !== undefined && { body, type }),
    headers: MEMBER,
  };
}

const isDescribed = ({ responses }: DescribedCall, status: number): boolean =>
  String(status) in responses || `${String(status)[0] ?? ''}XX` in responses;

/** Asks, and holds the answer's status against the description. */
async function answerTo(call: DescribedCall, asked: Asked): Promise<LightMyRequestResponse> {
  const answer = await ask(app, call, { ...usual(call), ...asked });
  expect(isDescribed(call, answer.statusCode), `${call.path} ${answer.statusCode}`).toBe(true);
  return answer;
}

/** Narrower than a pattern can say: a day that there is, a cursor that was given. */
const NARROWER: readonly string[] = [
  'moveInBy',
  'closesFrom',
  'closesTo',
  'cursor',
  'birthDay',
  'approvedOn',
];

describe.each(calls)('$method $path', (call) => {
  const { parameters, responses, requestBody } = call;
  const base = usual(call);
  const schema = bodySchema(call);

  test('answers with every status that is described, and with no other', async () => {
    const first = await answerTo(call, {});
    const etag = String(first.headers.etag);
    const answers = [
      first,
      await answerTo(call, { headers: { ...MEMBER, 'if-none-match': etag } }),
      await answerTo(call, { headers: {} }),
      ...(FURTHER[call.path] === undefined ? [] : [await answerTo(call, FURTHER[call.path] ?? {})]),
    ];
    const seen = new Set(answers.map(({ statusCode }) => String(statusCode)));
    expect(Object.keys(responses).filter((status) => !status.endsWith('XX'))).toEqual(
      expect.arrayContaining([...seen].filter((status) => !/^[45]/.test(status))),
    );
    for (const status of Object.keys(responses))
      if (!status.endsWith('XX')) expect([...seen]).toContain(status);
  });

  test.each(parameters)('takes of $name what is described, and nothing else', async (parameter) => {
    const { name, schema: said } = parameter;
    const isNarrower = NARROWER.includes(name);
    for (const text of new Set(valuesAround(said).map(written))) {
      // A path without a part is another one.
      if (parameter.in === 'path' && text === '') continue;
      const asked = { ...base.parameters, [name]: text };
      const isTaken = !refuses(await answerTo(call, { parameters: asked }), name);
      const isRight = matches(said, readAs(parameter, text));
      if (!isNarrower || isTaken) expect([text, isTaken]).toEqual([text, isRight]);
    }
  });

  test.each(parameters.filter((each) => each.in === 'query'))(
    'may be asked without $name where that is described',
    async ({ name, required }) => {
      const { [name]: _, ...rest } = base.parameters ?? {};
      const alone = required ? rest : {};
      const others = parameters.filter((each) => each.required && each.name !== name);
      const kept = Object.fromEntries(others.map((each) => [each.name, rest[each.name] ?? '']));
      const answer = await answerTo(call, { parameters: { ...alone, ...kept } });
      expect(refuses(answer, name)).toBe(required);
    },
  );

  if (schema !== null) {
    const body = base.body as Readonly<Record<string, unknown>>;

    test.each(Object.entries(schema.properties ?? {}))(
      'takes of %s in its body what is described, and nothing else',
      async (name, said) => {
        for (const value of [...valuesAround(said), null, true, 7, [], {}]) {
          const answer = await answerTo(call, { body: { ...body, [name]: value } });
          const isTaken = !refuses(answer, name);
          if (!NARROWER.includes(name) || isTaken)
            expect([value, isTaken]).toEqual([value, matches(said, value)]);
        }
        const { [name]: _, ...without } = body;
        const isNeeded = schema.required?.includes(name) ?? false;
        // What belongs together in one body is no matter of its fields alone.
        if (!isNeeded && name in body) return;
        expect(refuses(await answerTo(call, { body: without }), name)).toBe(isNeeded);
      },
    );

    test('is written to in the forms that are described', async () => {
      const fields = Object.entries(body).map(([name, value]) => [name, String(value)]);
      const form = new URLSearchParams(fields).toString();
      const types = { [JSON_TYPE]: JSON.stringify(body), [FORM_TYPE]: form, 'text/xml': '<a/>' };
      for (const [type, text] of Object.entries(types)) {
        const headers = { ...MEMBER, 'content-type': type };
        const { statusCode } = await answerTo(call, { body: text, headers });
        expect([type, statusCode !== 415]).toEqual([type, type in (requestBody?.content ?? {})]);
      }
      const { body: _, ...nothing } = base;
      const { statusCode } = await ask(app, call, nothing);
      expect(statusCode === 400).toBe(requestBody?.required);
    });
  }
});
