import { NOT_MEANT } from './refusals';
import { RISK_KIND } from './risk';
import type { RiskRule } from './risk-rule';

const kind = RISK_KIND.MONEY_FIRST;

const FEE = String.raw`(?:\b가계약금|\b가계약|\b가예약금|예약금|계약금|선입금|\b선금|착수금|찜비|홀딩비)`;
const CASH = String.raw`(?:${FEE}|보증금|첫달(?:치)?(?:월세)?|한달(?:치|분)(?:월세)?|월세(?:한달(?:치|분)?)|\b돈|전액|현금|송금|입금)`;
const SUM = '(?:(?:#|조금)(?:정도|쯤)?(?:을|를|만이라도|이라도|만)?)?';
const MONEY = `${CASH}(?:의?일부|의?절반|반)?(?:을|를|은|는|만이라도|이라도|만|으로|조로|명목으로)?${SUM}`;
const PAY =
  '(?:보내|입금|이체|송금|주시|주세|주셔|주실|주셨|주신|주면|줘|넣|걸어|걸고|걸으|거시|거셔|걸면|부쳐|부치|붙여|쏴|쏘|내시|내셔|내주|내면|내야|내세|지급|결제|납부|처리|부담|맡겨|맡기|받|부탁|필요|필수|해주|해줘|하시|하셔|하신|하면|해야)';
const SEND =
  '(?:보내|넣|걸|입금|이체|송금|부쳐|붙여|쏴|맡겨|주)(?:해|하|어|으)?(?:시면|셔야|세요|시는|신분|주시|주세|주셔|주면|줘|면|놓|두|둬|야)';
const HOLD = String.raw`(?:잡아|홀딩|킵해|킵하|킵 가능|찜해|선점|먼저보여|먼저드|우선보여|묶어|맡아둘|막아|빼드|빼둘|빼놓|계약서(?:를)?준비|월세_무료|다른(?:분|사람|손님|팀)|안넘|예약(?:확정|처리|완료|됩|돼|해|걸)|확정|확보|우선권|\b(?:글|광고)(?:을)?내)`;
const SEE =
  '(?:방(?:을|도)?(?:보여|보러|볼|보실|보시|봐|구경|공개)|집(?:을|도)?(?:보여|보러|볼|보실|구경)|(?:정확한|상세)?주소|동호수|호수(?:를|도)?(?:알|보)|위치(?:를|도)?(?:알|보|찍)|방문|구경|약속)';
const ENTER = '(?:비번|비밀번호|열쇠|현관번호)';
const FIRST = '(?:선으로)?(?:먼저|미리|우선|선불로|선으로)';

const UNSEEN =
  '(?:(?:보기|보시기|보러오기|보러오시기|방문|방문하기|방문하시기|구경|구경하기|구경하시기|만나기|뵙기|뵈기|오기|오시기|계약|계약하기|계약하시기|계약서쓰기|계약서작성|보여드리기)(?:도)?전(?:에|이라도|까지)?|잡으려면|잡으시려면|예약하려면|예약하시려면|보려면|보시려면|오시려면|오려면|방문하려면|방문하시려면|구경하시려면|(?:안|못)보(?:고|셔도|시고|더라도|아도)|보지(?:않고|않으셔도|않아도|못해도|못하셔도)|(?:사진|영상)만(?:보고|보시고|으로))';

/** Signed, or on the day of it: money is due then (민법 §565). */
const SIGNED =
  '(?:계약서(?:를|에)?(?:쓰(?!기_전)|쓸|쓴|써|작성(?!_전)|도장|사인|서명)|계약(?:하는|할|하실|하시는|하신)?(?:때|날|당일|자리))~~';
const VIEWED = String.raw`(?<!(?:안|못|만|사진|영상|말)\s)(?:보시고|보고|보신(?:뒤|후|다음)|본(?:뒤|후|다음))~~`;
const EACH_MONTH = '(?:매달|매월|관리비|공과금|잔금|이사|입주)~';

/** Money before the room was seen (spec/facts F14.3). */
export const MONEY_RULES: readonly RiskRule[] = [
  {
    kind,
    marks: `${MONEY}(?:오늘|지금|일단|바로)?${FIRST}`,
    after: `_${PAY}`,
    unless: NOT_MEANT,
    unlessBefore: [SIGNED, VIEWED, EACH_MONTH],
  },
  {
    kind,
    marks: `(?:먼저|미리|우선|일단|선불로|오늘안에|오늘안으로|오늘중으로|오늘까지)${MONEY}`,
    after: `_${PAY}`,
    unless: NOT_MEANT,
    unlessBefore: [SIGNED, VIEWED, EACH_MONTH],
  },
  { kind, before: `${UNSEEN}~~`, marks: MONEY, after: `_${PAY}`, unless: NOT_MEANT },
  {
    kind,
    before: `${UNSEEN}~~`,
    marks: `${FEE}(?:이|은)?${SUM}`,
    after: '(?:이|은)?_(?:있어|있습|발생|들어가)',
    unless: NOT_MEANT,
  },
  {
    kind,
    marks: `(?:송금|이체|입금|예약)수수료(?:를|만|는)?${FIRST}`,
    after: `_${PAY}`,
    unless: NOT_MEANT,
  },
  {
    kind,
    marks: MONEY,
    after: `_${PAY}~~${HOLD}`,
    unless: NOT_MEANT,
    unlessBefore: [SIGNED, VIEWED, EACH_MONTH],
  },
  {
    kind,
    marks: `${FEE}(?:을|를|만)?${SUM}`,
    after: `_${PAY}~~(?:${SEE}|${ENTER})`,
    unless: NOT_MEANT,
    unlessBefore: [SIGNED, VIEWED, EACH_MONTH],
  },
  {
    kind,
    marks: '(?:송금|입금)(?:이)?(?:확인)?',
    after: `(?:되면|되는대로|되어야|돼야|되시면|하시면|하셔야|해주시면|해주셔야|후에?)~${SEE}`,
    unless: NOT_MEANT,
    unlessBefore: [SIGNED, VIEWED, EACH_MONTH],
  },
  {
    kind,
    marks: String.raw`\b선입금`,
    after:
      '(?:을|은|이|만)?_(?:필수|부탁|순|조건|하시|하셔|해주|확인|되|돼|받|주시|주셔|요청|후|원칙|입니|이에|우선|시)',
    unless: NOT_MEANT,
    unlessBefore: [EACH_MONTH],
  },
  {
    kind,
    marks: `(?:예약금|찜비|홀딩비)(?:은|을)?${SUM}`,
    after: '(?:은|을)?(?:먼저)?(?:받아요|받습|받고|필수|필요해|필요합|내시|내셔)',
    unless: NOT_MEANT,
    unlessBefore: [SIGNED, VIEWED],
  },
  {
    kind,
    marks:
      '(?:입금|송금)(?:하신|하시는|해주신|해주시는)?(?:순서|순으로|순입니다|순이에요|분우선|분먼저|분께|분부터|분한테)',
    unless: NOT_MEANT,
  },
  {
    kind,
    marks: `(?:#|조금)(?:만이라도|이라도|정도만|정도|만)?${FIRST}|(?:${FIRST}|일단)(?:#|조금)(?:만이라도|이라도|정도만|정도|만)?`,
    after: `_${PAY}`,
    unless: NOT_MEANT,
    unlessBefore: [SIGNED, VIEWED, EACH_MONTH],
  },
  {
    kind,
    marks: '#(?:만이라도|이라도|정도만|정도|만)?',
    after: `_${SEND}~~${HOLD}`,
    unless: NOT_MEANT,
    unlessBefore: [SIGNED, VIEWED, EACH_MONTH],
  },
  {
    kind,
    before: '(?:오늘|지금|당장)_',
    marks: MONEY,
    after: `_${SEND}`,
    unless: NOT_MEANT,
    unlessBefore: [SIGNED, VIEWED, EACH_MONTH],
  },
  {
    kind,
    marks: String.raw`(?:${FEE}|\b돈|입금|송금|보증금)부터${SUM}`,
    after: `(?:먼저)?_${PAY}`,
    unless: NOT_MEANT,
    unlessBefore: [SIGNED, VIEWED, EACH_MONTH],
  },
  {
    kind,
    marks: String.raw`(?:\b가계약금|예약금|찜비|홀딩비)(?:이라도)?`,
    after: '_(?:(?:넣어|걸어|보내)(?:두세|두시|두셔|놓으)|(?:내신|넣으신|보내신|거신|입금하신)분)',
    unless: NOT_MEANT,
    unlessBefore: [SIGNED, VIEWED],
  },
];
