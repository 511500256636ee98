import * as z from 'zod/mini';
import { queryText } from './query-values';

/** GET /v2/calendars/{file} */
export const calendarParams = z.object({
  file: queryText(
    '캘린더 주소',
    /^[\w-]{20,100}\.ics$/,
    '받은 주소를 그대로 넣어 주세요.',
    'a-calendar-that-nobody-opened.ics',
  ),
});
