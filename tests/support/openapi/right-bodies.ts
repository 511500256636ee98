import { BOARD, hybridStampAt, newChecklist, plainDocument, UNKNOWN_PERSON, uuidV7 } from '#core';
import { directDraft } from '../direct-drafts';
import { PUSH_ADDRESS } from '../push-values';
import type { Asked } from './asking';

const POST = { categoryTypeCode: BOARD.TIP, title: '제목', document: plainDocument(['글']) };
const { id, ...CHECKLIST } = newChecklist(uuidV7(Date.parse('2026-11-20T12:00:00+09:00'), [1]));
const ROOM = { dealType: 'direct', ...directDraft() };

/** Before all others: ahead of no clock. */
const at = hybridStampAt(0, 'phone');

const SEEN = {
  stands: 'CLOSING',
  price: null,
  until: '2026-12-01T17:00+09:00',
  correctedOn: '20261120',
};
const KEPT = {
  status: 'OPEN',
  dealType: 'MONTH_RENT',
  deposit: 1000,
  monthly: 50,
  maintenance: null,
};

/** What belongs together in the body of a call, by its path; all others are made from their schemas. */
export const RIGHT_BODIES: Readonly<Record<string, Pick<Asked, 'body' | 'type'>>> = {
  '/v2/communities': { body: POST },
  '/v2/communities/{id}': { body: POST },
  '/v2/deals': { body: ROOM },
  '/v2/deals/{id}': { body: ROOM },
  '/v2/checklists/{id}': { body: CHECKLIST },
  '/v2/checklists/join': {
    body: { changed: [{ id, ...CHECKLIST }], known: [{ id, revision: 1 }], after: id, upTo: id },
  },
  '/v2/checklists/{id}/share': {
    body: { days: 7, choice: { address: false, name: false, tel: false } },
  },
  '/v2/chats': { body: { dealId: '1' } },
  '/v2/chats/{id}/messages': { body: { text: '안녕하세요' } },
  '/v2/chats/{id}/visit': { body: { state: 'PROPOSED', at: '2026-11-28T15:00:00+09:00' } },
  '/v2/collections': { body: { name: '신림 방' } },
  '/v2/collections/{id}': { body: { name: '신림 방' } },
  '/v2/collections/{id}/link': { body: { mayAdd: true, mayVote: true, days: 7 } },
  '/v2/me/requests/{id}': { body: { act: 'WITHDRAW' } },
  '/v2/images': {
    type: 'multipart/form-data; boundary=x',
    body: '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\na\r\n--x--\r\n',
  },
  '/v2/me/zzims/{type}/{id}': { body: { kept: KEPT } },
  '/v2/me/zzims/join': {
    body: {
      entries: [
        { type: 'house', id: '1', at, isKept: true, kept: KEPT },
        { type: 'post', id: '1', at, isKept: true, kept: null },
      ],
    },
  },
  '/v2/me/recents/join': {
    body: {
      entries: [{ type: 'house', id: '1', at, isKept: true, place: null }],
    },
  },
  '/v2/me/seen/{type}/{id}': { body: { state: SEEN } },
  '/v2/me/seen/join': {
    body: {
      entries: [
        { type: 'house', id: '1', at, isKept: true, state: SEEN },
        { type: 'post', id: '1', at, isKept: false, state: null },
      ],
    },
  },
  '/v2/me/contacts/join': {
    body: {
      entries: [{ type: 'house', id: '1', at, isKept: true, method: 'TEL' }],
    },
  },
  '/v2/me/conditions': { body: UNKNOWN_PERSON },
  '/v2/me/push': { body: { ...PUSH_ADDRESS, kinds: ['CHAT'], showsText: false } },
  '/v2/push/stop': { body: { code: `${'a'.repeat(22)}.CHAT.${'b'.repeat(43)}` } },
  '/v1/login': { body: { SNS_TYPE_CD: 'SNSTP00003', accessToken: 'person' } },
  '/v1/auth/report': { body: { CATEGORY: 'OTHER', CONTENT: '가짜예요.' } },
  '/v2/members': {
    body: {
      nickname: '새싹',
      consents: {
        isFourteen: true,
        terms: true,
        privacy: true,
        marketing: false,
        nightMarketing: false,
      },
    },
  },
};
