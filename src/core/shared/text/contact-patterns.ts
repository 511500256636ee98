/**
 * How contacts are written, over the letters of a text as they are seen (small, plain width, nothing
 * without width). The first
 * group is what stands in front, the second what is masked. Repetitions have upper bounds
 * or end at the first letter that does not belong, so that the work grows with the length of a text alone.
 */

/** Korean digits as they are spelled out in numbers (공일공, 영일영), and letters that look like digits. */
const DIGIT = '[0-9공영일이삼사오육륙칠팔구oㅇli]';
const ZERO = '[0공영oㅇ]';
const ONE = '[1일lㅣi]';
/** What is put between the digits of a number: signs, strokes that are letters, `010 에 1234`. */
const GAP = String.raw`(?:[^\p{L}\p{N}\n●@]|[ㅡーㅣ]|(?<=\s)에){0,4}`;
/** Words have letters that look like digits; a number has digits, too. */
const SIX_DIGITS = String.raw`(?=(?:[^0-9공영일이삼사오육륙칠팔구\n]{0,5}[0-9공영일이삼사오육륙칠팔구]){6})`;
const NOT_AFTER_DIGIT = String.raw`(?<![0-9]|[0-9][.\-/,])`;
const NOT_BEFORE_DIGIT = '(?![0-9])';

/** A contact that stands for itself. */
const whole = (contact: string): string => `()(${contact})`;

const digits = (least: number, most: number, digit: string = '[0-9]', gap = '[ .]?'): string =>
  `(?:${gap}${digit}){${String(least)},${String(most)}}`;

/** Four digits, or three where the number is an old or a short one; then four. */
const REST = String.raw`[\s.\-)]{0,3}[0-9]{3,4}[\s.\-]{0,3}[0-9]{4}`;

/** The numbers of spec/facts F4. */
const PHONES = [
  // Mobiles, with anything that is put between their digits, and spelled out.
  `${NOT_AFTER_DIGIT}(?<![a-z])${SIX_DIGITS}(?:\\+?82${GAP})?\\(?${ZERO}${GAP}${ONE}${GAP}[016789공영일육륙칠팔구oㅇ]${digits(7, 8, DIGIT, GAP)}${NOT_BEFORE_DIGIT}`,
  `${NOT_AFTER_DIGIT}\\+?82${GAP}\\(?0?\\)?${GAP}(?:10|2|3[1-3]|4[1-4]|5[1-5]|6[1-4]|70|50[0-9])${REST}${NOT_BEFORE_DIGIT}`,
  `${NOT_AFTER_DIGIT}\\(?0(?:2|3[1-3]|4[1-4]|5[1-5]|6[1-4]|70|80|50[0-9])${REST}${NOT_BEFORE_DIGIT}`,
  `${NOT_AFTER_DIGIT}1[568][0-9]{2}[.\\- ]?[0-9]{4}${NOT_BEFORE_DIGIT}(?!\\s?(?:만|천|원|억|년|m2|%|번\\s?버스))`,
];

const NAME = String.raw`[a-z0-9_%+\-]{1,64}(?:\.[a-z0-9_%+\-]{1,64}){0,4}`;
const LABELS = String.raw`[a-z0-9\-]{1,63}(?:\s?\.\s?[a-z0-9\-]{1,63}){1,4}`;
const EMAIL = String.raw`${NAME}\s?@\s?${LABELS}`;
const AT = String.raw`(?:@|골뱅이|[(\[]\s?at\s?[)\]])`;
const DOT = String.raw`(?:\.|닷|점|쩜|[(\[]\s?dot\s?[)\]])`;
/** Addresses as they are read out: `abc골뱅이gmail닷컴`. */
const SPOKEN_EMAIL = String.raw`${NAME}\s?${AT}\s?[a-z0-9가-힣]{2,20}\s?${DOT}\s?(?:com|net|co\s?${DOT}\s?kr|kr|me|컴|넷)`;

const TOP =
  '(?:com|net|org|kr|me|io|gg|link|ly|app|info|to|page|site|xyz|shop|store|cc|tv|biz|be|at|gl|co|dev|online|한국|닷컴)';
const PATH = '(?:[:/?#][!-~]*)?';
const LINKS = [
  String.raw`https?\s?:\s?/\s?/\s?[^\s●]+`,
  String.raw`www\s?\.\s?[a-z0-9\-][!-~]*`,
  // Where kakao.com and others are pulled apart.
  String.raw`(?:(?:open|pf)\s?\.?\s?)?(?:kakao|naver|line|instagram|telegram)\s?\.\s?(?:com|me|org)(?![a-z0-9])(?:\s?[:/?#][!-~]*)?`,
  String.raw`(?<![a-z0-9.\-])[a-z0-9가-힣\-]{1,63}(?:\.[a-z0-9\-]{1,63}){0,4}\.${TOP}(?![a-z0-9.]{1,2}[a-z0-9]|[a-z0-9])${PATH}`,
];

const DAY = String.raw`(?!(?:19|20)[0-9]{2}[.\- ]{1,2}[0-9]{1,2}[.\- ]{1,2}[0-9]{1,2}(?![0-9]))`;
const BANK =
  '(?:(?:국민|신한|우리|하나|기업|대구|부산|광주|전북|경남|제주|산업|씨티|농협|수협)은행|카카오뱅크|카뱅|토스뱅크|토스|케이뱅크|케뱅|국민|신한|농협|새마을금고|새마을|우체국|수협|신협|기업|씨티|\\b(?:kb|nh|ibk|sc|shb)|계좌|예금주|입금은)';
const PLAIN_BANK = '(?:우리|하나|대구|부산|광주|전북|경남|제주|산업)';
const ACCOUNT = `${DAY}[0-9]${digits(8, 15, '[0-9]', '[\\- .]{0,2}')}${NOT_BEFORE_DIGIT}`;
const HYPHENS =
  '(?=(?:[0-9]-?){10,14}(?![0-9]|-[0-9]))[0-9]{2,6}-[0-9]{2,6}-[0-9]{2,8}(?:-[0-9]{1,3})?';
/** A broker's registration number (spec/facts F5), which every advertisement shows. */
const REGISTRATION = '(?![0-9]{5}-20[0-9]{2}-[0-9]{5}(?![0-9]))';
const ACCOUNTS = [
  `(${BANK}[^0-9\\n●]{0,12})(${ACCOUNT})`,
  `(${NOT_AFTER_DIGIT})(${ACCOUNT})\\s{0,2}\\(?${BANK}`,
  `(${PLAIN_BANK}\\s{0,2})(${DAY}[0-9]${digits(9, 15, '[0-9]', '-?')}${NOT_BEFORE_DIGIT})`,
  whole(`${NOT_AFTER_DIGIT}${REGISTRATION}${HYPHENS}`),
];

const TALK =
  '(?:카카오톡|카톡|카카오|까톡|카똑|까똑|ㅋㅌ|ㅋ톡|k톡|텔레그램|텔레|텔그|라인|인스타그램|인스타|위챗|디스코드|오픈채팅|오픈톡|톡|(?<![a-z])(?:kakaotalk|kakao|katalk|telegram|line|instagram|insta|wechat))';
const ID_WORD = '(?:아이디|(?<![a-z])id(?![a-z])|계정)';
const MAIL = '(?:gmail|hotmail|hanmail|지메일|(?:네이버|다음|구글)\\s?메일|한메일|이메일|메일)';
const LINK_WORD = String.raw`(?:은|는|이|가|요)?\s{0,2}[:=@>\-]{0,2}\s{0,2}`;
const IDS = [
  `(${TALK}[^\\n●]{0,24}?${ID_WORD}${LINK_WORD})([a-z0-9][a-z0-9._\\-]{2,29})`,
  `(${TALK}\\s{0,2}(?:추가|친추)?${LINK_WORD})((?=[a-z0-9._\\-]{0,29}[0-9_])(?=[0-9._\\-]{0,29}[a-z])[a-z0-9][a-z0-9._\\-]{3,29})`,
  `(${TALK}\\s{0,2}[:=@]\\s{0,2})([a-z][a-z0-9._\\-]{2,29})`,
  // A name alone, where a word of the trade would be another one.
  `((?<![가-힣a-z0-9])${TALK}\\s{1,2}(?!(?:link|open|chat|only|pc|ok|talk|id|lh|sh|video|call)(?![a-z]))(?<!라인\\s{1,2}))([a-z][a-z0-9._\\-]{3,29})`,
  `((?<![가-힣a-z0-9])라인\\s{1,2})([a-z][a-z0-9._\\-]{4,29})`,
  `(${MAIL}(?:\\s?주소)?${LINK_WORD})((?=[a-z0-9._\\-]{0,29}[0-9_])[a-z][a-z0-9._\\-]{3,29})`,
  `((?<![a-z0-9]))([a-z][a-z0-9._\\-]{3,29})\\s{0,2}(?:으?로)?\\s{0,2}(?:카톡|톡|텔레|친추)\\s{0,2}(?:주|추가|해|걸|보내|부탁|하)`,
];

/** What a contact is, as a person is told. */
type ContactName = '이메일 주소' | '링크' | '전화번호' | '계좌번호' | '메신저나 메일 아이디';

interface ContactPattern {
  readonly name: ContactName;
  readonly pattern: RegExp;
}

const named = (name: ContactName, sources: readonly string[]): readonly ContactPattern[] =>
  sources.map((source) => ({ name, pattern: new RegExp(source, 'gu') }));

/** Links and addresses first: what is a number in them is a part of them. */
export const CONTACT_PATTERNS: readonly ContactPattern[] = [
  ...named('이메일 주소', [EMAIL, SPOKEN_EMAIL].map(whole)),
  ...named('링크', LINKS.map(whole)),
  ...named('전화번호', PHONES.map(whole)),
  ...named('계좌번호', ACCOUNTS),
  ...named('메신저나 메일 아이디', IDS),
];
