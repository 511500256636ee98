import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { ServiceCaller } from '../../../../server/outside/public-notices/service-caller';
import {
  isPassing,
  isRefusal,
  lhFault,
  myHomeFault,
} from '../../../../server/outside/public-notices/service-fault';
import { NoticeServiceError } from '../../../../server/ports/notices/public-notices';
import { clock } from '../../../support/app-deps';
import { fakeCallCounts } from '../../../support/fake-call-counts';
import { watchedOutside } from '../../../support/outside';
import { scriptedCaller, type Answering } from '../../../support/public-notices';

const cancel = new AbortController().signal;
const GOOD = '[{"dsList":[]},{"resHeader":[{"SS_CODE":"Y"}]}]';
const said = (...codes: readonly string[]) =>
  JSON.stringify(codes.map((SS_CODE) => ({ resHeader: [{ SS_CODE }] })));
const xml = (name: string, code: string) =>
  `<OpenAPI_ServiceResponse>\n<cmmMsgHeader><errMsg>SERVICE ERROR</errMsg>` +
  `<returnAuthMsg>${name}</returnAuthMsg><returnReasonCode>${code}</returnReasonCode>` +
  `</cmmMsgHeader></OpenAPI_ServiceResponse>`;
const json = (name: string, code: string) => ({
  cmmMsgHeader: { errMsg: 'SERVICE ERROR', returnAuthMsg: name, returnReasonCode: code },
});
const answered = (body: string, status: number) => new Response(body, { status });

async function failure(answer: Answering): Promise<{ error: unknown; asked: number }> {
  const { caller, outside } = scriptedCaller(answer);
  const error: unknown = await caller.ask('/list', {}, cancel).catch((thrown: unknown) => thrown);
  expect(outside.facts.length).toBeGreaterThan(0);
  return { error, asked: outside.asked.length };
}

describe('a key', () => {
  test.each([
    ['hex', '0123456789abcdef0123456789abcdef', '0123456789abcdef0123456789abcdef'],
    ['base64', 'ab+c/d==', 'ab%2Bc%2Fd%3D%3D'],
    ['the same, encoded already', 'ab%2Bc%2Fd%3D%3D', 'ab%2Bc%2Fd%3D%3D'],
  ])('in %s is encoded once', async (_, key, param) => {
    const { caller, outside } = scriptedCaller(() => GOOD, { key });
    await caller.ask('/list', { 이름: '값 1' }, cancel);
    expect(outside.asked).toEqual([
      `https://notices.example/list?%EC%9D%B4%EB%A6%84=%EA%B0%92%201&serviceKey=${param}`,
    ]);
  });

  test('is in no note and in no error', async () => {
    const { caller, outside } = scriptedCaller(() =>
      Promise.reject(new TypeError('https://x?serviceKey=secret-key-1')),
    );
    const error: unknown = await caller.ask('/list', {}, cancel).catch((thrown: unknown) => thrown);
    expect(String(error) + JSON.stringify(error) + JSON.stringify(outside.facts)).not.toContain(
      'secret',
    );
    expect(error).toMatchObject({ code: 'TypeError', isForAll: false });
  });
});

describe('a fault', () => {
  const NOT_REGISTERED = 'SERVICE_KEY_IS_NOT_REGISTERED_ERROR';
  const OVER_LIMIT = 'LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR';

  test.each<[string, Answering, string]>([
    ['XML with HTTP 200', () => xml(NOT_REGISTERED, '30'), NOT_REGISTERED],
    ['XML with HTTP 403', () => answered(xml(OVER_LIMIT, '22'), 403), OVER_LIMIT],
    [
      'JSON with HTTP 200',
      () => JSON.stringify({ OpenAPI_ServiceResponse: json(NOT_REGISTERED, '30') }),
      NOT_REGISTERED,
    ],
    [
      'JSON without its outer element',
      () => JSON.stringify(json('X', '31')),
      'DEADLINE_HAS_EXPIRED_ERROR',
    ],
    ['a word with HTTP 401', () => answered('Unauthorized', 401), '401'],
    ['a word that is a name', () => `Error: ${OVER_LIMIT}.`, OVER_LIMIT],
    [
      'a header of the service',
      () => JSON.stringify({ response: { header: { resultCode: '10', resultMsg: '' } } }),
      'INVALID_REQUEST_PARAMETER_ERROR',
    ],
  ])('as %s is for all questions, and asked once', async (_, answer, code) => {
    const { error, asked } = await failure(answer);
    expect(error).toBeInstanceOf(NoticeServiceError);
    expect(error).toMatchObject({ code, isForAll: true });
    expect(asked).toBe(1);
  });

  test.each<[string, Answering, string, number]>([
    ['a page with HTTP 200', () => '<html><body>점검 중</body></html>', 'unreadable', 1],
    ['a page with HTTP 502', () => answered('<html>', 502), '502', 2],
    ['a word with HTTP 500', () => answered('Unexpected errors', 500), '500', 2],
    [
      'a timeout of the gateway',
      () => answered(xml('SERVICETIMEOUT_ERROR', '05'), 504),
      'SERVICETIMEOUT_ERROR',
      2,
    ],
    ['the same with HTTP 200', () => xml('SERVICETIMEOUT_ERROR', '5'), 'SERVICETIMEOUT_ERROR', 2],
    ['LH’s own', () => '[{"resHeader":[{"SS_CODE":"N","ERR_MSG":"x"}]}]', 'SS_CODE_N', 1],
    ['LH’s own, beside one that is good', () => said('Y', 'N'), 'SS_CODE_N', 1],
    ['tables without a header', () => '[{"dsSch":[{}]},{"dsList":[]}]', 'headerless', 1],
    ['a header that says nothing', () => '[{"resHeader":[{"RS_DTTM":"2026"}]}]', 'headerless', 1],
    ['an empty list', () => '[]', 'headerless', 1],
    ['an empty object', () => '{}', 'headerless', 1],
    ['nothing at all', () => '', 'unreadable', 1],
    ['a number', () => '7', 'unreadable', 1],
    ['an unknown code', () => xml('', '77'), 'code 77', 1],
  ])('as %s is of this question', async (_, answer, code, times) => {
    const { error, asked } = await failure(answer);
    expect(error).toMatchObject({ code, isForAll: false });
    expect(asked).toBe(times);
  });

  test('that passes is asked once again, and no more', async () => {
    let calls = 0;
    const { caller, outside } = scriptedCaller(() => {
      calls += 1;
      return calls === 1 ? answered('', 503) : GOOD;
    });
    expect(await caller.ask('/list', {}, cancel)).toEqual(JSON.parse(GOOD));
    expect(outside.facts).toEqual([{ service: 'lh', step: 'list', status: 503, code: '503' }]);
  });

  test('is a refusal, or passes, or neither', () => {
    expect([isRefusal('UNREGISTERED_IP_ERROR'), isPassing('UNREGISTERED_IP_ERROR')]).toEqual([
      true,
      false,
    ]);
    expect([isRefusal('DB_ERROR'), isPassing('DB_ERROR')]).toEqual([false, false]);
  });
});

describe('an answer', () => {
  test.each([
    '{"response":{"header":{"resultCode":"03","resultMsg":"NODATA_ERROR"}}}',
    xml('NODATA_ERROR', '3'),
  ])('that has nothing is none: %s', async (body) => {
    expect(await scriptedCaller(() => body).caller.ask('/list', {}, cancel)).toBeNull();
  });

  test('in EUC-KR that calls itself UTF-8 is read', async () => {
    const body = iconv.encode('[{"이름":"관악구 힣뷁","resHeader":{"SS_CODE":"Y"}}]', 'cp949');
    const answer = () =>
      new Response(new Uint8Array(body), {
        headers: { 'content-type': 'application/json; charset=UTF-8' },
      });
    expect(await scriptedCaller(answer).caller.ask('/list', {}, cancel)).toMatchObject([
      { 이름: '관악구 힣뷁' },
    ]);
  });

  test('with a mark in front is read', async () => {
    expect(await scriptedCaller(() => `\ufeff${GOOD}`).caller.ask('/list', {}, cancel)).toEqual(
      JSON.parse(GOOD),
    );
  });

  test('that never ends is not read to the end', async () => {
    const endless = () =>
      new Response(
        new ReadableStream({
          pull: (controller) => {
            controller.enqueue(new Uint8Array(1_000_000));
          },
        }),
      );
    const { error } = await failure(endless);
    expect(error).toMatchObject({ code: 'TooLargeError' });
  });

  test('that does not come is not waited for, nor asked again', async () => {
    const outside = {
      ...watchedOutside(clock, 1),
      fetch: (_: unknown, init?: RequestInit) =>
        new Promise<Response>((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => {
            reject(init.signal?.reason as Error);
          });
        }),
    };
    const { caller } = scriptedCaller(() => GOOD, { outside });
    await expect(caller.ask('/list', {}, cancel)).rejects.toMatchObject({ code: 'TimeoutError' });
    expect(outside.facts).toHaveLength(1);
  });
});

test('MyHome says by another header that all is well', async () => {
  const ask = (body: object) =>
    scriptedCaller(() => JSON.stringify(body), { headerFault: myHomeFault }).caller.ask(
      '/list',
      {},
      cancel,
    );
  const good = { response: { header: { resultCode: '00' }, body: {} } };
  expect(await ask(good)).toEqual(good);
  for (const body of [{}, { response: { body: { totalCount: 0 } } }, JSON.parse(GOOD) as object])
    await expect(ask(body)).rejects.toMatchObject({ code: 'headerless', isForAll: false });
});

test('who cancels is not told of a fault, and nothing is asked afterwards', async () => {
  const cancelling = new AbortController();
  const { caller, outside } = scriptedCaller(() => {
    cancelling.abort();
    throw cancelling.signal.reason;
  });
  await expect(caller.ask('/list', {}, cancelling.signal)).rejects.toThrow('aborted');
  await expect(caller.ask('/list', {}, cancelling.signal)).rejects.toThrow('aborted');
  expect([outside.asked.length, outside.facts.length]).toEqual([1, 0]);
});

test('a day’s limit is kept by all processes together', async () => {
  const counts = fakeCallCounts(clock);
  const { outside } = scriptedCaller(() => GOOD);
  const parts = {
    service: 'lh',
    host: 'https://x.example',
    key: 'k',
    outside,
    counts,
    headerFault: lhFault,
  };
  const [one, other] = [2, 2].map((mostADay) => new ServiceCaller({ ...parts, mostADay }));
  await one?.ask('/list', {}, cancel);
  await other?.ask('/list', {}, cancel);
  await expect(one?.ask('/list', {}, cancel)).rejects.toMatchObject({ isForAll: true });
  expect(outside.asked).toHaveLength(2);
});
