import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import {
  CHECKLIST_LIMITS,
  collectionFull,
  collectionMembersFull,
  collectionsFull,
  dealAlarmsFull,
  MOST_DEAL_ALARMS,
  MOST_MEMBER_ALARMS,
  MOST_NUMBERS_A_DAY,
} from '#core';
import { ImageStoreError } from './ports/pictures/image-store';
import { BadCursorError } from './shared/sealed-cursor';
import { isDatabaseAway } from './shared/database-away';

/** Everything that the API ever refuses: status and the sentence that a person reads. */
const CATALOGUE = {
  'bad-request': [400, '요청을 이해하지 못했어요. 보낸 내용을 확인해 주세요.'],
  'bad-parameter': [400, '요청 값을 확인해 주세요.'],
  'bad-address': [400, '주소가 올바르지 않아요. 다시 확인해 주세요.'],
  unauthorized: [401, '로그인이 필요해요. 로그인한 뒤 다시 시도해 주세요.'],
  'bad-signature': [403, '이미지 주소가 올바르지 않아요.'],
  'other-site': [403, '다른 사이트에서 보낸 요청이에요. 한칸에서 다시 시도해 주세요.'],
  'wrong-app': [403, '다른 앱에서 받은 로그인 정보예요. 한칸에서 다시 로그인해 주세요.'],
  'not-yours': [403, '내가 쓴 것만 고치거나 지울 수 있어요.'],
  'collection-closed': [403, '이 모음을 만든 분이 아직 허락하지 않았어요.'],
  'no-such-call': [404, '없는 주소예요. 주소를 다시 확인해 주세요.'],
  'no-such-tile': [404, '지도에 없는 자리예요. 주소를 다시 확인해 주세요.'],
  'no-such-dong': [404, '없는 동이에요. 주소를 다시 확인해 주세요.'],
  'no-such-image': [404, '이미지를 찾을 수 없어요.'],
  'no-such-checklist': [404, '체크리스트를 찾을 수 없어요. 다른 기기에서 지웠는지 확인해 주세요.'],
  'view-ended': [404, '더 열리지 않는 체크리스트예요. 보낸 사람에게 다시 부탁해 주세요.'],
  deleted: [404, '삭제된 게시물입니다.'],
  'no-collection': [404, '볼 수 없는 모음이에요. 링크를 준 분에게 다시 물어봐 주세요.'],
  'nothing-held': [404, '다시 봐 달라고 할 것이 없어요. 이미 보이는 글인지 확인해 주세요.'],
  'appealed-before': [409, '이의는 한 번만 낼 수 있어요. 결과를 알림으로 알려 드릴게요.'],
  gone: [410, '삭제된 게시물입니다.'],
  'deal-ended': [410, '거래가 끝났거나 확인되지 않은 글입니다.'],
  'deal-changed': [409, '그 사이에 다른 곳에서 고친 글이에요. 고친 글을 보고 다시 보내 주세요.'],
  'report-open': [409, '이미 신고해 주셔서 처리 중이에요.'],
  'too-large': [413, '보낸 내용이 너무 커요. 1MB보다 작게 보내 주세요.'],
  'picture-too-large': [413, '사진이 너무 커요. 10MB보다 작은 사진을 골라 주세요.'],
  'unsupported-type': [415, '보낸 내용의 형식을 받을 수 없어요. JSON으로 보내 주세요.'],
  'no-picture': [415, '올릴 수 없는 파일이에요. JPEG, PNG, WebP, GIF 사진을 골라 주세요.'],
  'sign-in-expired': [422, '로그인 시간이 지났어요. 다시 시도해 주세요.'],
  'sign-in-mismatch': [422, '로그인 정보가 서로 맞지 않아요. 처음부터 다시 로그인해 주세요.'],
  'no-such-provider': [422, '지금은 이 방법으로 로그인할 수 없어요. 다른 방법을 골라 주세요.'],
  'no-sign-up': [422, '로그인한 지 오래됐어요. 처음부터 다시 로그인해 주세요.'],
  'sign-up-fault': [422, '적은 내용을 확인해 주세요.'],
  'appeal-fault': [422, '적은 내용을 확인해 주세요.'],
  'report-fault': [422, '적은 내용을 확인해 주세요.'],
  'post-fault': [422, '적은 내용을 확인해 주세요.'],
  'deal-fault': [422, '적은 내용을 확인해 주세요.'],
  'checklist-fault': [422, '적은 내용을 확인해 주세요.'],
  'checklists-full': [
    422,
    `체크리스트는 ${CHECKLIST_LIMITS.checklists}개까지 둘 수 있어요. 안 보는 것을 지우고 다시 저장해 주세요.`,
  ],
  'chat-fault': [422, '적은 내용을 확인해 주세요.'],
  'collection-fault': [422, '적은 내용을 확인해 주세요.'],
  'picture-fault': [422, '열 수 없는 사진이에요. 다른 사진을 골라 주세요.'],
  'no-push-service': [422, '이 브라우저로는 알림을 보낼 수 없어요. 다른 브라우저에서 켜 주세요.'],
  'push-key-changed': [409, '알림을 받을 준비가 바뀌었어요. 다시 켜 주세요.'],
  'clock-ahead': [422, '이 기기의 시계가 빨라요. 시계를 맞추고 다시 시도해 주세요.'],
  'own-block': [422, '나를 차단할 수는 없어요.'],
  'own-deal': [422, '내가 올린 방이에요.'],
  'alarms-full': [
    422,
    `마감 알림은 공고 ${MOST_MEMBER_ALARMS}개까지 켤 수 있어요. 다른 공고의 알림을 끄고 다시 시도해 주세요.`,
  ],
  'deal-alarms-full': [422, dealAlarmsFull(MOST_DEAL_ALARMS)],
  'collections-full': [422, collectionsFull],
  'collection-full': [422, collectionFull],
  'collection-members-full': [422, collectionMembersFull],
  'key-spent': [422, '다른 내용을 보낼 때 쓴 번호예요. 처음부터 다시 보내 주세요.'],
  'certification-failed': [422, '인증에 실패했습니다.'],
  'certification-spent': [422, '인증에 실패했습니다. 이미 사용한 인증이에요. 다시 인증해 주세요.'],
  'no-such-phone': [422, '이 번호로는 문자를 보낼 수 없어요. 번호를 확인해 주세요.'],
  'sms-under-way': [409, '문자를 보내고 있어요. 잠시만 기다려 주세요.'],
  'sms-spent': [429, '오늘 보낼 수 있는 횟수를 초과했습니다.'],
  'pictures-spent': [429, '오늘 올릴 수 있는 사진을 다 올렸어요. 내일 다시 올려 주세요.'],
  'numbers-spent': [
    429,
    `전화번호는 하루에 방 ${MOST_NUMBERS_A_DAY}곳까지 볼 수 있어요. 내일 다시 눌러 주세요.`,
  ],
  'too-many': [429, '잠시 쉬었다가 다시 시도해 주세요. 짧은 시간에 너무 많이 시도했어요.'],
  'server-error': [500, '잠시 문제가 생겼어요. 잠시 후 다시 시도해 주세요.'],
  'provider-away': [503, '로그인 서비스가 지금 답하지 않아요. 잠시 후 다시 시도해 주세요.'],
  'certification-away': [503, '본인인증 서비스가 지금 답하지 않아요. 잠시 후 다시 시도해 주세요.'],
  'sms-away': [503, '문자를 보내지 못했어요. 잠시 후 다시 시도해 주세요.'],
  unavailable: [503, '지금은 답할 수 없어요. 잠시 후 다시 시도해 주세요.'],
} as const satisfies Readonly<Record<string, readonly [status: number, message: string]>>;

export type RefusalCode = keyof typeof CATALOGUE;

/** A refusal of the catalogue; whoever throws it ends the request. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly statusCode: number;

  constructor(
    readonly code: RefusalCode,
    /** The parameter that is wrong. */
    readonly field: string | null = null,
    /** Says it more exactly than the catalogue; plain Korean text. */
    message: string = CATALOGUE[code][1],
    /** Seconds to wait before another try is worth it. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
    this.statusCode = CATALOGUE[code][0];
  }
}

/** Fastify's own refusals, by its codes; those not named here go by their status. */
const OF_FASTIFY: Readonly<Record<string, RefusalCode>> = {
  FST_ERR_BAD_URL: 'bad-address',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-type',
};

const OF_STATUS: Readonly<Record<number, RefusalCode>> = {
  404: 'no-such-call',
  413: 'too-large',
  415: 'unsupported-type',
  503: 'unavailable',
};

/** What a thrown thing is to the one who asked; what is not known stays inside. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof BadCursorError)
    return new Refusal('bad-parameter', 'cursor', '다음 쪽 표시: 처음부터 다시 불러와 주세요.');
  if (typeof error !== 'object' || error === null) return new Refusal('server-error');
  if (isDatabaseAway(error) || error instanceof ImageStoreError) return new Refusal('unavailable');
  const code = 'code' in error ? OF_FASTIFY[String(error.code)] : undefined;
  if (code !== undefined) return new Refusal(code);
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  const usual = status >= 400 && status < 500 ? 'bad-request' : 'server-error';
  return new Refusal(OF_STATUS[status] ?? usual);
}

/** The body of a refusal (spec/wire W5): one text for both kinds of client, no markup. */
function refusalBody({ code, field, message }: Refusal) {
  return { RESULT_MSG: message, MESSAGE: message, code, ...(field !== null && { field }) };
}

/** The only place that renders a refusal. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.retryAfter !== null) void reply.header('retry-after', String(refusal.retryAfter));
  return reply
    .code(refusal.statusCode)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(refusalBody(refusal));
}

/** Refuses what is no HTTP request at all, on the bare connection. */
export function refuseConnection(_error: Error, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(refusalBody(new Refusal('bad-request')));
  socket.end(
    'HTTP/1.1 400 Bad Request\r\n' +
      'content-type: application/json; charset=utf-8\r\n' +
      `content-length: ${Buffer.byteLength(body)}\r\n` +
      `connection: close\r\n\r\n${body}`,
  );
}
