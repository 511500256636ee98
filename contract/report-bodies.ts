import * as z from 'zod/mini';
import { MOST_REPORT_TITLE, REPORT_REASON, REPORT_TARGET } from '#core';

/** A text that may be left out, sent empty, or as null: all three say nothing. */
const said = (label: string, form: RegExp, wish: string) => {
  const error = `${label}: ${wish}`;
  return z.exactOptional(z.nullable(z.string({ error }).check(z.regex(form, { error }))));
};

/** Numbers are what ids look like to some clients. */
const id = (label: string) => {
  const error = `${label}: 번호를 다시 확인해 주세요.`;
  const text = z.string({ error }).check(z.regex(/^[A-Za-z0-9_-]{0,64}$/, { error }));
  const number = z.int({ error }).check(z.nonnegative({ error }));
  return z.exactOptional(z.nullable(z.union([text, number], { error })));
};

const reasons = Object.values(REPORT_REASON);
const CATEGORY_ERROR = `CATEGORY: ${reasons.join(', ')} 가운데 하나로 보내 주세요.`;
const CONTENT_ERROR = 'CONTENT: 글로 보내 주세요.';

/**
 * POST /v1/auth/report (spec/rules §7, spec/readings R23): without TARGET_CD and TARGET_ID a
 * general report. A reason and a text that are left out are refused behind it, in a person's words;
 * so is a text of more than 2,000 characters.
 */
export const reportBody = z.object(
  {
    CATEGORY: z.exactOptional(
      z.nullable(z.enum({ ...REPORT_REASON, NONE: '' as const }, { error: CATEGORY_ERROR })),
    ),
    TITLE: said(
      'TITLE',
      new RegExp(String.raw`^[\s\S]{0,${MOST_REPORT_TITLE}}$`, 'u'),
      `${MOST_REPORT_TITLE}자를 넘을 수 없어요.`,
    ),
    CONTENT: z.exactOptional(z.nullable(z.string({ error: CONTENT_ERROR }))),
    USER_ID: id('USER_ID'),
    TARGET_CD: z.exactOptional(
      z.nullable(
        z.enum(
          { ...REPORT_TARGET, NONE: '' as const },
          { error: 'TARGET_CD: 신고할 것의 종류를 다시 확인해 주세요.' },
        ),
      ),
    ),
    TARGET_ID: id('TARGET_ID'),
  },
  { error: '요청 값을 확인해 주세요.' },
);
