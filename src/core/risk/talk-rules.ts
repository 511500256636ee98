import { ASKED, NOT_MEANT, REFUSED, TOLD, WARNED } from './refusals';
import { RISK_KIND } from './risk';
import type { RiskRule } from './risk-rule';

const TALK =
  '(?:카카오톡|카카오|카톡|까톡|카똑|까똑|캬톡|ㅋㅏ톡|카토크|ㅋㅌ|ㅋ톡|k톡|케이톡|노란톡|노란앱|깨톡|kakaotalk|kakao|katalk|텔레그램|텔레그렘|텔레(?!비|마케|파)|텔그|telegram|종이비행기앱|오픈채팅방?|오픈카톡|오픈톡|오픈챗|옵챗|오카방|위챗|wechat|왓츠앱|왓츠업|whatsapp|디스코드|페메)';
/** Words that mean much else: they are a messenger only where a name or a move is asked for. */
const VAGUE = String.raw`(?:\b라인|\bline|인스타그램|인스타|디엠|\bdm|밴드)`;
const ID = String.raw`(?:아이디|\bid|친추|친구추가|친구등록|추가(?!_(?:비용|요금|금))|검색해|검색하)`;
const TO = '(?:으로|로|에서|에다)(?:만)?';
const MOVES =
  '(?:연락|문의|얘기|이야기|대화|상담|말씀|소통|톡주|톡하|주세요?|주시|줘|남겨|오세요?|오시|와주|넘어|옮|답|하자|해요|하시|하죠|할게|해주|부탁|가능|메시지|메세지|디엠)';
/** Talk with others about something else, or a way that was. */
const WITH_OTHERS =
  '(?:집주인|임대인|주인|관리인|관리실|관리소|부동산|중개사|친구|엄마|어머니|부모님|룸메|룸메이트|사장님|은행|회사)(?:분|님)?(?:께서|께|한테|에게|이랑|랑|과|와|하고|은|는|이)~';
const DONE = '~(?:드려볼|여쭤|물어볼|받았|왔|드렸|나눴|했는데|했더니|했어요)';
const PLACE = '(?:말고|말구|대신|보다|아니라|없이|은안|는안)';
const UNLESS: readonly string[] = [
  ...NOT_MEANT,
  DONE,
  `(?:으로|로)?(?:는|은|이나)?${PLACE}`,
  '(?:으로|로)?_(?:알림|공지)',
];

/**
 * Moves to another messenger (spec/facts F14.3). The line: who asks for a name there, gives one, or asks to
 * write, ask or talk there, moves the talk (`카톡으로 연락 주세요`). Who only mentions a messenger for one
 * thing, or in order to stay, does not: `카톡으로 사진 더 보내 드릴 수 있어요`, `카톡 말고 여기 채팅으로`.
 */
export const MESSENGER_RULES: readonly RiskRule[] = [
  {
    kind: RISK_KIND.OTHER_MESSENGER,
    marks: `(?:${TALK}|${VAGUE})(?:에서|으로|에|은|는)?_${ID}`,
    unless: UNLESS,
  },
  {
    kind: RISK_KIND.OTHER_MESSENGER,
    marks: `(?:${TALK}|${VAGUE})(?:방)?${TO}(?:편하게|바로|따로|먼저|직접|빨리|개인적으로)?${MOVES}`,
    unless: UNLESS,
    unlessBefore: [WITH_OTHERS],
  },
  {
    kind: RISK_KIND.OTHER_MESSENGER,
    marks: `${TALK}(?:이나문자|이나전화)?(?:을|도|만)?(?:하나|한번|편하게|바로|따로)?(?:주세요?|주시|줘|주라|부탁|남겨|하세|가능|보내주|환영)`,
    unless: UNLESS,
    unlessBefore: [WITH_OTHERS],
  },
  {
    kind: RISK_KIND.OTHER_MESSENGER,
    marks: String.raw`(?:인스타그램|인스타|페이스북|페북)(?:으로|로)?(?:디엠|\bdm|메시지|메세지|쪽지)(?:으로|로|을|를|도)?`,
    after: '_(?:주세요?|주시|줘|보내|남겨|환영|부탁|가능)',
    unless: UNLESS,
    unlessBefore: [WITH_OTHERS],
  },
  {
    kind: RISK_KIND.OTHER_MESSENGER,
    marks: `${TALK}(?:방)?(?:링크|주소|큐알|qr|들어오|입장|방으로|초대)`,
    unless: UNLESS,
  },
  {
    kind: RISK_KIND.OTHER_MESSENGER,
    marks: `${TALK}(?:으?로)?만(?:연락|받|답|가능|확인|봐|봅)`,
    unless: UNLESS,
  },
  {
    kind: RISK_KIND.OTHER_MESSENGER,
    marks: String.raw`\b(?:제|내|저의)${TALK}(?:은|는|이)?`,
    after: String.raw`\s[a-z][a-z0-9]`,
    unless: [],
  },
  {
    kind: RISK_KIND.OTHER_MESSENGER,
    marks: TALK,
    after: String.raw`\s[a-z][a-z0-9]{1,20}~(?:로|으로)_(?:연락|주세|톡|추가|문의|오세)`,
    unless: [],
  },
  {
    kind: RISK_KIND.OTHER_MESSENGER,
    marks: String.raw`(?:톡주세요|톡주시|톡하세요|추가해주세요)`,
    after: '_(?:아이디|id)',
    unless: REFUSED,
  },
  {
    kind: RISK_KIND.OTHER_MESSENGER,
    marks:
      '(?:다른|딴)(?:메신저|어플|앱|채팅)(?:으?로)_(?:옮|연락|얘기|이야기|넘|대화|와|말씀|하시|해요|하자)',
    unless: UNLESS,
  },
  {
    kind: RISK_KIND.OTHER_MESSENGER,
    marks: String.raw`(?:openkakaocom|pfkakaocom|\btme[a-z0-9]|linemetip?)`,
    unless: [],
  },
];

const REGISTER = '(?:전입신고|전입|확정일자|주소이전|주민등록이전)(?:는|은|를|을|이|가|도|만)?';
const LATER = String.raw`(?:나중에|나중으로|이따|천천히|늦게|미뤄|미루|다음달|다음에|내년|\s[\d한두세네석넉몇]{1,3}(?:달|개월|주|년)(?:정도)?(?:뒤|후|있다|지나|이후))`;
const NONE =
  '(?:불가|불가능|안되|안돼|안됩|안하(?:는|시|셔)|못하|못해|못합|어렵|어려|힘들|하지(?:말|마|않는)|제외|생략|빼고|빼주|없이|없는조건|금지)';
const TERMS = '(?:계약|조건|특약|할인|깎|싸게|저렴|대신|빼드|입주|보증금|월세|들어오)';
const AVOIDED =
  '_(?:면|면안|시면안|방은|방이면|집은|곳은|데는|매물|곳이면)~~(?:피|거르|걸러|안|않|사절|제외|어려|문의|말|위험|불안|손해|과태료|못|확인)';

/** Registration later or not at all (spec/facts F14.3, F10: what it protects). */
export const REGISTRATION_RULES: readonly RiskRule[] = [
  {
    kind: RISK_KIND.LATER_REGISTRATION,
    marks: `${REGISTER}(?:좀|조금|꼭|입주하고|이사하고|계약하고|잔금치르고|잔금후에?)?${LATER}`,
    unless: [
      ...WARNED,
      ...TOLD,
      ...ASKED,
      '_(?:하면|하시면|미루면|해도되나|해도괜찮|해도되는지|할까)',
      '~지(?:마|말|않)',
      AVOIDED,
    ],
  },
  {
    kind: RISK_KIND.LATER_REGISTRATION,
    marks: `${REGISTER}(?:아예|좀|따로)?(?:하지(?:말아|마시|말고|않는조건|않으시면)|안하(?:는조건|시는조건|시면|면|셔야|기로)|빼주|빼고계약|없이|없는조건)`,
    unless: [
      ...WARNED,
      '~(?:위험|안돼|안되|손해|과태료|못지|못받|보호|잃|날릴)',
      '_안(?:돼|되|됩)',
      '_살',
    ],
  },
  {
    kind: RISK_KIND.LATER_REGISTRATION,
    marks: `${REGISTER}${NONE}`,
    after: `~~${TERMS}`,
    unless: [...WARNED, AVOIDED, '_(?:나요|까요|가요|는지)'],
  },
  {
    kind: RISK_KIND.LATER_REGISTRATION,
    before: `${TERMS}~`,
    marks: `${REGISTER}${NONE}`,
    unless: [...WARNED, AVOIDED, '_(?:나요|까요|가요|는지|는방|는집|는곳)'],
  },
];
