import * as z from 'zod/mini';
import { ALARM_DAYS, ID_FORM, INBOX_PAGE, NOTIFICATION_KIND } from '#core';
import { queryNumber, queryText, queryWord, withExample } from './query-values';

/** GET /v2/me/notifications */
export const notificationsQuery = z.object({
  kind: z.optional(
    withExample(queryWord('알림 종류', NOTIFICATION_KIND), NOTIFICATION_KIND.NOTICE_ALARM),
  ),
  limit: z._default(
    queryNumber('한 번에 받을 개수', { min: 1, max: 100, whole: true, example: 5 }),
    INBOX_PAGE,
  ),
  cursor: z.optional(
    queryText('다음 쪽 표시', /^[\x21-\x7e]{1,200}$/, '받은 그대로 보내 주세요.', null),
  ),
});

/** GET /v2/me/stream: the last change that is known. */
export const streamQuery = z.object({
  after: z._default(
    queryNumber('after', { min: 0, max: 999_999_999_999, whole: true, example: 0 }),
    0,
  ),
});

const READ_ERROR =
  'ids: 읽은 알림의 번호를 100개까지 보내 주세요. 모두 읽었다면 all을 보내 주세요.';

const UP_TO_ERROR = 'upTo: 0 이상의 정수로 보내 주세요.';

/** POST /v2/me/notifications/read: these, or all that there are; with `upTo` none told later. */
export const readBody = z.object(
  {
    ids: z.union(
      [
        z.literal('all'),
        z
          .array(z.string({ error: READ_ERROR }).check(z.regex(ID_FORM, { error: READ_ERROR })), {
            error: READ_ERROR,
          })
          .check(z.maxLength(100, { error: READ_ERROR })),
      ],
      { error: READ_ERROR },
    ),
    upTo: z.optional(z.int({ error: UP_TO_ERROR }).check(z.gte(0, { error: UP_TO_ERROR }))),
  },
  { error: READ_ERROR },
);

const DAYS_ERROR = `days: ${ALARM_DAYS.join(', ')} 가운데 하나 이상을 보내 주세요.`;

/** PUT /v2/notices/{id}/alarm: so many days before it closes. */
export const noticeAlarmBody = z.object(
  {
    days: z
      .array(z.literal(ALARM_DAYS, { error: DAYS_ERROR }), { error: DAYS_ERROR })
      .check(
        z.minLength(1, { error: DAYS_ERROR }),
        z.maxLength(ALARM_DAYS.length, { error: DAYS_ERROR }),
      ),
  },
  { error: DAYS_ERROR },
);
