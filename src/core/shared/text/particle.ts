/** The particles that follow the word before them (spec/facts F8). */
export type Particle =
  | '은/는'
  | '이/가'
  | '을/를'
  | '으로/로'
  | '과/와'
  | '이라/라'
  | '이고/고'
  | '이에요/예요';

type Final = 'none' | 'rieul' | 'other';

const PARTICLES: Readonly<Record<Particle, Readonly<Record<Final | 'unknown', string>>>> = {
  '은/는': { none: '는', rieul: '은', other: '은', unknown: '은(는)' },
  '이/가': { none: '가', rieul: '이', other: '이', unknown: '이(가)' },
  '을/를': { none: '를', rieul: '을', other: '을', unknown: '을(를)' },
  '으로/로': { none: '로', rieul: '로', other: '으로', unknown: '(으)로' },
  '과/와': { none: '와', rieul: '과', other: '과', unknown: '과(와)' },
  '이라/라': { none: '라', rieul: '이라', other: '이라', unknown: '(이)라' },
  '이고/고': { none: '고', rieul: '이고', other: '이고', unknown: '(이)고' },
  '이에요/예요': { none: '예요', rieul: '이에요', other: '이에요', unknown: '이에요(예요)' },
};

const HANGUL_START = 0xac00;
const FINALS = 28;
const RIEUL = 8;

/** How a letter, digit or unit ends when it is read in Korean: 1 is 일, L is 엘, ㎡ is 제곱미터. */
function finalOf(letter: string): Final {
  if (/[가-힣]/.test(letter)) {
    const final = (letter.charCodeAt(0) - HANGUL_START) % FINALS;
    if (final === 0) return 'none';
    return final === RIEUL ? 'rieul' : 'other';
  }
  if (/[178LR]/i.test(letter)) return 'rieul';
  return /[036MN]/i.test(letter) ? 'other' : 'none';
}

/**
 * A word with its particle: `신림역은`, `원룸이`, `서울로`. Digits and Latin letters count as they are
 * read one by one, ㎡ and % as units, closing brackets and other signs are passed over; a word that
 * ends in none of these gets both forms, `…은(는)`.
 */
export function withParticle(word: string, particle: Particle): string {
  const forms = PARTICLES[particle];
  const last = /([가-힣0-9A-Za-z㎡%])[^\p{L}\p{N}㎡%]*$/u.exec(word);
  return `${word}${last === null ? forms.unknown : forms[finalOf(last[0])]}`;
}
