import { ID_FORM, UUID_V7 } from '#core';
import * as z from 'zod/mini';
import { queryText } from './query-values';

/** Calls of one checklist. */
export const checklistParams = z.object({
  id: queryText(
    '체크리스트 번호',
    UUID_V7,
    '기기에서 만든 UUIDv7을 보내 주세요.',
    '019a9e4b-3c00-7000-8000-000000000001',
  ),
});

const code = queryText(
  '나눈 주소',
  /^[\w-]{20,64}$/,
  '받은 주소를 그대로 넣어 주세요.',
  'a-checklist-that-nobody-shared',
);

/** GET /v2/views/{code} */
export const viewParams = z.object({ code });

/** GET /v2/views/{code}/pictures/{picture} */
export const viewPictureParams = z.object({
  code,
  picture: queryText('사진 번호', ID_FORM, '받은 주소를 그대로 넣어 주세요.', 'a-picture'),
});

export const viewPictureQuery = z.object({
  size: queryText(
    '크기',
    /^(?:small|medium|large)$/,
    'small, medium, large 가운데 하나로 보내 주세요.',
    'medium',
  ),
});
