import { RISK_KIND } from './risk';
import type { RiskRule } from './risk-rule';

/** Up to 48 letters of the same sentence: English takes more of them. */
const FAR = String.raw`[^\n]{0,48}?`;
const NOT = String.raw`(?:never|do\s?n\s?t|donot|not|no)${FAR}`;
const PAID =
  '(?:deposit|bookingfee|reservationfee|holdingfee|firstmonth|downpayment|advancepayment)';
const SENT = '(?:send|sending|transfer|wire|pay|paying|remit)';
const UNSEEN =
  '(?:beforeviewing|beforethevisit|beforeyouvisit|beforeyousee|beforevisiting|inadvance|upfront|first|toreserve|tohold|tosecure|tobook)';
const WORLD = '(?:whatsapp|telegram|wechat|kakaotalk|kakao|instagram|facebookmessenger)';

/** The same signs as they are written in English (spec/facts F14.3). */
export const ENGLISH_RULES: readonly RiskRule[] = [
  {
    kind: RISK_KIND.MONEY_FIRST,
    marks: String.raw`\b${SENT}(?:me|us)?(?:the|a|your)?(?:small)?${PAID}`,
    after: `${FAR}${UNSEEN}`,
    unless: [],
    unlessBefore: [NOT],
  },
  {
    kind: RISK_KIND.MONEY_FIRST,
    marks: String.raw`\b${PAID}(?:is|mustbe|hastobe)?(?:required|needed|due|paid|requested)`,
    after: `${FAR}${UNSEEN}`,
    unless: [],
    unlessBefore: [NOT],
  },
  {
    kind: RISK_KIND.DOOR_CODE,
    marks: String.raw`\b(?:doorcode|doorpassword|passcode|thekey)`,
    after: `${FAR}(?:byyourself|onyourown|alone|yourself)`,
    unless: [],
    unlessBefore: [NOT],
  },
  {
    kind: RISK_KIND.REMOTE_CONTRACT,
    marks: String.raw`\b(?:sendyou|send|mailyou|ship)(?:thekeys?|thecontract)`,
    after: `${FAR}(?:bymail|bypost|bycourier|byemail|dhl|fedex|airbnb)`,
    unless: [],
    unlessBefore: [NOT],
  },
  {
    kind: RISK_KIND.FOR_THE_OWNER,
    marks: String.raw`\b(?:landlord|owner)(?:is)?(?:currently|now)?(?:abroad|overseas|outofthecountry|outofkorea)`,
    unless: [],
    unlessBefore: [NOT],
  },
  {
    kind: RISK_KIND.OTHER_MESSENGER,
    marks: String.raw`\b(?:contact|text|message|add|reach|write|writeto|find|dm)(?:me|us)?(?:on|via|by|at|through|over)?(?:my)?${WORLD}`,
    unless: [],
    unlessBefore: [NOT],
  },
];
