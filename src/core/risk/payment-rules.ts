import { NOT_MEANT, REFUSED, WARNED } from './refusals';
import { RISK_KIND } from './risk';
import type { RiskRule } from './risk-rule';

const kind = RISK_KIND.MONEY_FIRST;

const SAFE = '(?:안전결제|안전거래|안심결제|에스크로|번개페이|당근페이|네이버페이)';
const LINK = '(?:링크|주소|url|사이트|페이지|홈페이지)';
/** Where a payment cannot be taken back, or stands in for a booking that does not exist. */
const UNUSUAL =
  '(?:비트코인|가상화폐|암호화폐|코인|테더|usdt|기프트카드|문화상품권|상품권|구글카드|해외송금|웨스턴유니온|페이팔|에어비앤비)';
const DUE = '(?:보증금|계약금|월세|방값|결제|송금|입금|보내|내시|내면|내셔|받)';

/** Payments by a link, or in what no landlord takes (spec/facts F14.3). */
export const PAYMENT_RULES: readonly RiskRule[] = [
  {
    kind,
    marks: `${SAFE}${LINK}`,
    after: '(?:를|을|로|으로|에서)?_(?:보내|드릴|드려|결제|입금|들어가|접속|진행)',
    unless: [...REFUSED, ...WARNED],
  },
  {
    kind,
    marks: `${LINK}(?:로|에서|으로)(?:들어가(?:서|셔서))?(?:바로|먼저)?(?:결제|입금|송금)`,
    unless: NOT_MEANT,
  },
  {
    kind,
    marks: `${UNUSUAL}(?:으로|로)(?:도|만)?`,
    after: `_${DUE}`,
    unless: NOT_MEANT,
  },
];
