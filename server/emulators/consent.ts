import type { FastifyInstance, FastifyReply } from 'fastify';
import { isLoopback } from '../http/loopback';
import { texts } from './asked';
import type { Desk, Visit } from './desk';
import { FAILURE_LABEL, type Failure } from './failures';
import { PAGE_HEADERS, questionPage, refusalPage, type Brand } from './page';
import { personOf, type EmulatedPerson } from './people';

export interface Agreed {
  readonly code: string;
  readonly subject: string;
  /** The first time that this person agrees. */
  readonly isFirst: boolean;
  readonly failure: Failure | null;
  readonly person: EmulatedPerson;
}

/** How a provider asks for consent, and how it answers. */
export interface Consent {
  readonly brand: Brand;
  readonly asks: string;
  readonly authorizePath: string;
  readonly clientId: string;
  readonly responseType: string;
  readonly failures: readonly Failure[];
  /** `agreed` is null for somebody who cancelled. `base` is the service's own address. */
  readonly answer: (
    reply: FastifyReply,
    visit: Visit,
    agreed: Agreed | null,
    base: string,
  ) => Promise<FastifyReply>;
}

function visitFault(
  { clientId, responseType }: Consent,
  asked: Readonly<Record<string, string>>,
  isRegistered: boolean,
): string | null {
  if (asked['client_id'] !== clientId) return 'client_id가 등록된 앱의 것이 아니에요.';
  if (asked['response_type'] !== responseType) return `response_type은 ${responseType}여야 해요.`;
  if (!isRegistered) return 'redirect_uri가 등록된 주소가 아니에요.';
  if ((asked['state'] ?? '') === '') return 'state가 없어요.';
  const method = asked['code_challenge_method'];
  if (asked['code_challenge'] !== undefined && method !== 'S256')
    return 'code_challenge_method는 S256이어야 해요.';
  return null;
}

/** Whether codes may be sent there: back to a site on this machine, or to the configured one. */
export function isSiteAddress(address: string, siteUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin } = new URL(address);
  return /^https?:$/.test(protocol) && (isLoopback(hostname) || origin === siteUrl);
}

/** Adds the page that asks a person, and what it sends. */
export function addConsent(
  app: FastifyInstance,
  desk: Desk,
  siteUrl: string,
  consent: Consent,
): void {
  const { brand, failures } = consent;
  const action = `/${desk.provider}/consent`;
  const refuse = (reply: FastifyReply, reason: string) =>
    reply.code(400).headers(PAGE_HEADERS).send(refusalPage(brand, reason));

  app.get(consent.authorizePath, (request, reply) => {
    const asked = texts(request.query);
    const redirectUri = asked['redirect_uri'] ?? '';
    const isRegistered =
      isSiteAddress(redirectUri, siteUrl) &&
      new URL(redirectUri).pathname === `/oauth/${desk.provider}`;
    const fault = visitFault(consent, asked, isRegistered);
    if (fault !== null) return refuse(reply, fault);
    const visit = desk.visits.keep({
      redirectUri,
      state: asked['state'] ?? '',
      nonce: asked['nonce'] ?? null,
      challenge: asked['code_challenge'] ?? null,
    });
    return reply.headers(PAGE_HEADERS).send(
      questionPage({
        brand,
        title: `${brand.name} 계정으로 로그인`,
        asks: consent.asks,
        action,
        visit,
        yes: '동의하고 계속하기',
        failures: failures.map((value) => ({ value, label: FAILURE_LABEL[value] })),
      }),
    );
  });

  app.post(action, async (request, reply) => {
    const { visit: name, person: key, outcome } = texts(request.body);
    const visit = desk.visits.spend(name);
    if (visit === null) return refuse(reply, '시간이 지났거나 이미 답한 요청이에요.');
    const base = `http://${request.host}/${desk.provider}`;
    if (outcome === 'cancel') return consent.answer(reply, visit, null, base);
    const person = personOf(key);
    if (person === null) return refuse(reply, '누구로 로그인할지 골라 주세요.');
    const failure = failures.find((one) => one === outcome) ?? null;
    const agreed = { ...desk.grant(visit, person, failure), failure, person };
    return consent.answer(reply, visit, agreed, base);
  });
}
