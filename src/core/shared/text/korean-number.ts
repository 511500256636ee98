const DIGITS = '영일이삼사오육칠팔구';
const PLACES = '천백십';
const MYRIADS = ['', '만', '억', '조', '경'];

/** Up to four digits in words: 1200 → 천이백. A one is read in the last place only. */
const group = (digits: string): string =>
  Array.from(digits.padStart(4, '0'), (digit, place) => {
    const name = digit === '1' && place < PLACES.length ? '' : DIGITS.charAt(Number(digit));
    return digit === '0' ? '' : `${name}${PLACES.charAt(place)}`;
  }).join('');

/** A whole number above 0 in words, its last four digits named as `lowest` says (1 is 만). */
function inWords(amount: number, lowest: 0 | 1): string {
  return String(amount)
    .split(/(?=(?:\d{4})+$)/)
    .reverse()
    .map(group)
    .map((words, index) => (words === '' ? '' : `${words}${MYRIADS[index + lowest]}`))
    .filter((words) => words !== '')
    .reverse()
    .join(' ');
}

/**
 * A whole number of 만원 above 0 as it is read out: 12000 → `일억 이천만` (spec/look L21). A lone 만
 * is read without its one.
 */
export function manwonInWords(amount: number): string {
  return amount === 1 ? '만' : inWords(amount, 1);
}

/** A whole number of won as it is read out: 579500 → `오십칠만 구천오백`, 0 → `영`. */
export function wonInWords(amount: number): string {
  return amount === 0 ? '영' : inWords(amount, 0).replace(/^일만/, '만');
}
