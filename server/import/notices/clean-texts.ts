import { isUrl } from '#core';
import { cleanLine, cleanText } from '../../shared/clean-text';
import { bad, good, type Parser } from '../field-values';

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
