/** A legal-dong code (법정동코드): ten digits, such as 1162010200. */
export const DONG_CODE_FORM = /^\d{10}$/;

/** How many of its digits, from the first, name each of the areas that a dong lies in. */
export const AREA_DIGITS = { sido: 2, sigungu: 5, dong: 10 } as const;

/** Whether a text has the form of a legal-dong code; it may name no dong all the same. */
export const isDongCode = (text: string): boolean => DONG_CODE_FORM.test(text);

/**
 * Whether what carries one code lies in the dong of another: it is the same dong, or a 리 of that
 * 읍 or 면, whose codes share the first eight digits.
 */
export const isInDong = (code: string, dong: string): boolean =>
  code === dong || (dong.endsWith('00') && code.startsWith(dong.slice(0, 8)));
