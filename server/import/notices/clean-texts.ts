import { isUrl } from '#core';
import { bad, good, type Parser } from '../field-values';

/** Control characters but breaks, marks that turn the direction of writing around, and a BOM. */
const INVISIBLE = /(?![\n\t])[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Plain text of several lines: nothing in it hides, or shows what follows in another order. */
function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, '')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}

/** The same in one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

function sized(clean: (text: string) => string, longest: number): Parser<string> {
  return (cell) => {
    const text = clean(cell);
    if (text === '') return bad('글자가 없습니다', '값을 적어 주세요');
    return text.length <= longest
      ? good(text)
      : bad(`너무 깁니다(${text.length}자)`, `${longest}자 안으로 줄여 주세요`);
  };
}

/** One line that says something, of at most so many characters. */
export const line = (longest: number): Parser<string> => sized(cleanLine, longest);

/** The same with its breaks. */
export const paragraphs = (longest: number): Parser<string> => sized(cleanText, longest);

const LONGEST_LINK = 500;

/** Where a person can be led: a whole http(s) address, never a script. */
export const webLink: Parser<string> = (cell) => {
  const link = cleanLine(cell);
  return link.length <= LONGEST_LINK && isUrl(link)
    ? good(link)
    : bad('웹 주소가 아닙니다', `https://로 시작하는 주소를 ${LONGEST_LINK}자까지 적어 주세요`);
};
