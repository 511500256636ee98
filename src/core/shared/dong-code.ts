/** A legal-dong code (법정동코드): ten digits, such as 1162010200. */
export const DONG_CODE_FORM = /^\d{10}$/;

/** How many of its digits, from the first, name each of the areas that a dong lies in. */
export const AREA_DIGITS = { sido: 2, sigungu: 5, dong: 10 } as const;

/** Whether a text has the form of a legal-dong code; it may name no dong all the same. */
export const isDongCode = (text: string): boolean => DONG_CODE_FORM.test(text);

/** So many digits are the same in the codes of a 읍 or 면 and of its 리. */
const TOWN_DIGITS = 8;

/**
 * The first and the last of the codes that lie in a dong: its own, and those of the 리 of a 읍 or
 * 면, which end in 01 to 99. As texts and as numbers they stand in the same order.
 */
export function codesInDong(dong: string): { readonly from: string; readonly to: string } {
  return { from: dong, to: dong.endsWith('00') ? `${dong.slice(0, TOWN_DIGITS)}99` : dong };
}

/** Whether what carries one code lies in the dong of another: see {@link codesInDong}. */
export function isInDong(code: string, dong: string): boolean {
  const { from, to } = codesInDong(dong);
  return code >= from && code <= to;
}

/** The dongs that what carries a code lies in, as {@link isInDong} says: its own, and that of its 읍 or 면. */
export const dongsAbove = (code: string): readonly string[] => [
  ...new Set([code, `${code.slice(0, TOWN_DIGITS)}00`]),
];
