/** What stands where an address or a name was written and is not shown. */
export const HIDDEN_WORD = '○○';

/** Shorter words are in too many others to be taken out of a text. */
const SHORTEST = 2;

/** Areas in which many live: 서울특별시, 관악구, 신림동, 1동. A block of a building has three digits. */
const AREA =
  /^(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주|[가-힣]+(?:시|도|구|군|읍|면|동|리|가)|[가-힣]*\d{1,2}(?:동|가))$/;
/** Numbers alone are in prices and sizes as well. */
const NUMBER = /^\d+$/;
/** 302호 and 101동, of which people write the number alone. */
const NUMBERED = /^(\d{3,4})(?:호|동)$/;

/**
 * Doors: 302호, 101동 1호, 지하 1호, B01호. Not lines (3호선), machines (1호기), branches (2호점), cars (3호차) or the
 * first of one's favourites (1호).
 */
const DOOR =
  /(?:\d{1,4}\s*(?:동|층)\s*\d{1,4}|(?:반?지하|지층|[Bb])\s*\d{1,3}|\d{2,4}(?:-\d{1,3})?)\s?호(?!선|기|점|차)/g;

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The words of an address that tell where in its neighbourhood it is, the longest first. */
function tellingWords(address: string): readonly string[] {
  const words = address
    .split(/[\s,()]+/)
    .filter((word) => word.length >= SHORTEST && !AREA.test(word) && !NUMBER.test(word));
  const numbers = words.flatMap((word) => NUMBERED.exec(word)?.[1] ?? []);
  return [...words, ...numbers].toSorted((a, b) => b.length - a.length);
}

/**
 * A text without what tells at which door it was written: the address, however it is spaced, the words of it
 * that say more than the neighbourhood, and numbers of doors. An address may be empty.
 */
export function withoutAddress(text: string, address: string): string {
  const words = address.split(/\s+/).filter((word) => word !== '');
  const whole = words.join('').length >= SHORTEST ? words.map(escaped).join(String.raw`\s*`) : null;
  const told = tellingWords(address).map((word) =>
    // Not a number within another.
    NUMBER.test(word) ? String.raw`(?<!\d)${word}(?!\d)` : escaped(word),
  );
  const all = [...(whole === null ? [] : [whole]), ...told].join('|');
  const without = all === '' ? text : text.replaceAll(new RegExp(all, 'g'), HIDDEN_WORD);
  return without.replaceAll(DOOR, HIDDEN_WORD);
}
