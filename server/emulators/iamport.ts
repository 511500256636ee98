import { randomInt } from 'node:crypto';
import type { Clock } from '#core';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CertificationKeys } from '../env/provider-keys';
import { htmlText } from '../shared/html-text';
import { texts, withParams } from './asked';
import { isSiteAddress } from './consent';
import { addIamportApi, type Passed } from './iamport-api';
import { IAMPORT_ANSWER_SCRIPT, IAMPORT_SCRIPT } from './iamport-script';
import { Kept } from './kept';
import { page, PAGE_HEADERS, questionPage, refusalPage, type Brand } from './page';
import { personOf } from './people';

const BRAND: Brand = { name: '본인인증 서비스', theme: 'iamport' };

/** What can go wrong: for the person, behind their back, or at the service. */
const FAILURES = [
  { value: 'failed', label: '인증번호가 맞지 않음' },
  { value: 'forged', label: '인증하지 않고 성공이라고 답하기' },
  { value: 'down', label: '인증 결과 조회 장애' },
] as const;

interface Visit {
  readonly merchantUid: string;
  readonly origin: string;
  /** Where a phone goes back to; empty for a window. */
  readonly back: string;
}

/** PortOne's identity certification as its documents describe it, under /iamport. */
export function addIamport(
  app: FastifyInstance,
  { keys, clock, siteUrl }: { keys: CertificationKeys; clock: Clock; siteUrl: string },
): void {
  const visits = new Kept<Visit>('iamport visit', clock, 3600);
  const certifications = new Map<string, Passed>();
  const refuse = (reply: FastifyReply, reason: string) =>
    reply.code(400).headers(PAGE_HEADERS).send(refusalPage(BRAND, reason));
  const certify = (passed: Passed): string => {
    const impUid = `imp_${randomInt(1e11, 1e12)}`;
    certifications.set(impUid, passed);
    return impUid;
  };

  app.get('/iamport/iamport.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(IAMPORT_SCRIPT),
  );
  app.get('/iamport/answer.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(IAMPORT_ANSWER_SCRIPT),
  );

  app.get('/iamport/certification', (request, reply) => {
    const { merchant, merchant_uid, origin = '', m_redirect_url = '' } = texts(request.query);
    if (merchant !== keys.merchant) return refuse(reply, '가맹점 식별코드가 등록된 것이 아니에요.');
    const leadsTo = m_redirect_url === '' ? origin : m_redirect_url;
    if (!isSiteAddress(leadsTo, siteUrl)) return refuse(reply, '돌아갈 주소를 쓸 수 없어요.');
    const visit = { merchantUid: merchant_uid ?? '', origin, back: m_redirect_url };
    return reply.headers(PAGE_HEADERS).send(
      questionPage({
        brand: BRAND,
        title: '휴대폰 본인인증',
        asks: '한칸이 본인 확인을 요청해요.',
        action: '/iamport/certification',
        visit: visits.keep(visit),
        yes: '인증하기',
        failures: FAILURES,
      }),
    );
  });

  app.post('/iamport/certification', (request, reply) => {
    const { visit: name, person: key, outcome: word } = texts(request.body);
    const visit = visits.spend(name);
    const person = personOf(key);
    if (visit === null || person === null)
      return refuse(reply, '시간이 지났거나 이미 답한 요청이에요.');
    const answer = answerOf(visit.merchantUid, word, () =>
      certify({ merchantUid: visit.merchantUid, name: person.name, failure: failureOf(word) }),
    );
    if (visit.back !== '') return reply.redirect(withParams(visit.back, flat(answer)), 303);
    return reply.headers(PAGE_HEADERS).send(answerPage(visit, answer));
  });

  /** The same without a page, for tests; no real service has this call. */
  app.post('/iamport/emulator/certifications', (request, reply) => {
    const { person: key, failure, merchant_uid = '' } = texts(request.body);
    const person = personOf(key);
    const isKnown = failure === undefined || failureOf(failure) !== null;
    if (person === null || !isKnown)
      return reply.code(400).send({ error: 'unknown person or failure' });
    const passed = { merchantUid: merchant_uid, name: person.name, failure: failureOf(failure) };
    return reply.send({ imp_uid: certify(passed) });
  });
  addIamportApi(app, { keys, clock, certifications });
}

type Answer = Readonly<Record<string, string | boolean | null>>;

/** The failures that the browser takes for a success. */
function failureOf(word: string | undefined): Passed['failure'] {
  return word === 'forged' || word === 'down' ? word : null;
}

/** What the browser is told. */
function answerOf(merchantUid: string, word: string | undefined, certify: () => string): Answer {
  const failed = { success: false, imp_uid: null, merchant_uid: merchantUid };
  if (word === 'cancel')
    return { ...failed, error_code: 'F0000', error_msg: '사용자가 인증을 취소했습니다.' };
  if (word === 'failed')
    return { ...failed, error_code: 'F0001', error_msg: '인증번호가 맞지 않습니다.' };
  return { success: true, imp_uid: certify(), merchant_uid: merchantUid };
}

/** As an address carries it. */
function flat(answer: Answer): Readonly<Record<string, string>> {
  const pairs = Object.entries(answer).filter(([, value]) => value !== null);
  return Object.fromEntries(pairs.map(([name, value]) => [name, String(value)]));
}

function answerPage({ origin }: Visit, answer: Answer): string {
  const data = `data-answer="${htmlText(JSON.stringify(answer))}" data-origin="${htmlText(origin)}"`;
  const body = `<h1 ${data}>본인인증을 마쳤어요</h1>\n<p>이 창을 닫아 주세요.</p>`;
  return page(BRAND, '본인인증을 마쳤어요', body, '/iamport/answer.js');
}
