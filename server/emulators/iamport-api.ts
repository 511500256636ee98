import type { Clock } from '#core';
import type { FastifyInstance } from 'fastify';
import type { CertificationKeys } from '../env/provider-keys';
import { texts } from './asked';
import { BrokenOnPurpose } from './failures';
import { Kept } from './kept';

/** A certification that was asked for. */
export interface Passed {
  readonly merchantUid: string;
  readonly name: string;
  /** `forged`: nobody passed it. `down`: the service does not tell. */
  readonly failure: 'forged' | 'down' | null;
}

const TOKEN_SECONDS = 1800;

const refusal = (message: string) => ({ code: -1, message, response: null });

/** The calls of our server: a token, and what became of a certification. */
export function addIamportApi(
  app: FastifyInstance,
  {
    keys,
    clock,
    certifications,
  }: { keys: CertificationKeys; clock: Clock; certifications: ReadonlyMap<string, Passed> },
): void {
  const tokens = new Kept<true>('iamport token', clock, TOKEN_SECONDS);

  app.post('/iamport/users/getToken', (request, reply) => {
    const { imp_key, imp_secret } = texts(request.body);
    if (imp_key !== keys.key || imp_secret !== keys.secret)
      return reply.code(401).send(refusal('인증에 실패하였습니다. API키와 secret을 확인하세요.'));
    const now = Math.floor(clock.now() / 1000);
    const access_token = tokens.keep(true);
    const response = { access_token, now, expired_at: now + TOKEN_SECONDS };
    return reply.send({ code: 0, message: null, response });
  });

  app.get<{ Params: { impUid: string } }>('/iamport/certifications/:impUid', (request, reply) => {
    const { impUid } = request.params;
    if (tokens.find(request.headers.authorization) === null)
      return reply.code(401).send(refusal('Unauthorized'));
    const passed = certifications.get(impUid);
    if (passed === undefined) return reply.code(404).send(refusal('존재하지 않는 인증정보입니다.'));
    if (passed.failure === 'down') throw new BrokenOnPurpose();
    return reply.send({
      code: 0,
      message: null,
      response: {
        imp_uid: impUid,
        merchant_uid: passed.merchantUid,
        pg_provider: 'danal',
        certified: passed.failure === null,
        certified_at: Math.floor(clock.now() / 1000),
        name: passed.name,
        birthday: '1999-01-01',
        unique_key: `emulated-${passed.name}`,
      },
    });
  });
}
