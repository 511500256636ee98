import { NOT_MEANT, REFUSED, WARNED } from './refusals';
import { RISK_KIND } from './risk';
import type { RiskRule } from './risk-rule';

const OWNER = '(?:집주인|임대인|건물주|집주|주인|소유주|소유자)(?:분|님|되시는분)?';
const KIN =
  '(?:부모님|어머니|아버지|엄마|아빠|삼촌|이모|고모|누나|형님?|언니|오빠|동생|친척|지인|친구|사촌|조카)';
const RELATED = `(?:${KIN}|아들|딸|며느리|사위|가족|관리인|비서|직원)`;
const AWAY =
  '(?:해외|외국|미국|일본|중국|호주|캐나다|유럽|독일|베트남|필리핀|싱가포르|두바이|이민)';
const BACK = '~(?:들어오|들어와|들어온|귀국|돌아오|돌아와|여행|교포|출신|다녀|살다)';
/** What a tenant does for a neighbour who visits, which is no deal. */
const SHOWS =
  '_(?:제가|저희가|관리실에서|관리인이|부동산에서)?(?:방|집|문)?(?:을|은|만)?(?:보여|안내|열어|구경|연락|인사|택배|수리|물어|여쭤)';
const CHECKED = '~(?:확인하|확인해|살펴|요구하|보여달라)';

/** Somebody acts for the owner (spec/facts F14.3: an agent without documents). */
export const OWNER_RULES: readonly RiskRule[] = [
  {
    kind: RISK_KIND.FOR_THE_OWNER,
    marks: `${OWNER}(?:을|를|의)?(?:부탁으로|부탁받고)?(?:대신|대리|대행)(?:해서|하여|으로)?`,
    unless: [...NOT_MEANT, SHOWS, CHECKED],
  },
  {
    kind: RISK_KIND.FOR_THE_OWNER,
    marks: String.raw`\b(?:법정|임대)?대리인`,
    after: '(?:이|입|으로|인데|과|이랑|하고|통해|계약|자격|한테|에게|께)',
    unless: [...NOT_MEANT, CHECKED, '~(?:오시|나오|온다|왔)~(?:위임장|확인|봐|보세)'],
  },
  {
    kind: RISK_KIND.FOR_THE_OWNER,
    marks: '위임(?:을)?받(?:아|은|고|았|아서|은상태)',
    unless: [...REFUSED, ...WARNED, CHECKED, '_(?:적없|적이없|다고하)'],
  },
  {
    kind: RISK_KIND.FOR_THE_OWNER,
    marks: `${OWNER}(?:이|은|께서|께서는)?(?:지금|현재|잠시|잠깐|출장으로|일로|사정상)?${AWAY}`,
    unless: [
      ...REFUSED,
      ...WARNED,
      BACK,
      '분',
      '_(?:다며|다고하|라며|이라며)',
      '~(?:다며|라며|다고하|라고하)',
    ],
  },
  {
    kind: RISK_KIND.FOR_THE_OWNER,
    marks: `${OWNER}(?:이|은|께서|께서는)?(?:지금|현재)?_(?:지방|병원|입원|요양|제주|바쁘|바빠|연세|몸이|거동)`,
    after: '~~(?:제가|저한테|저랑|저와|대신|비대면|우편)',
    unless: [...REFUSED, ...WARNED, '~~(?:보여드|문열어|안내)'],
  },
  {
    kind: RISK_KIND.FOR_THE_OWNER,
    marks:
      '(?:제가|저랑|저와|저하고|저희가|저희랑)_대신_(?:계약|도장|서명|사인|진행|임대|세놓|처리)',
    unless: NOT_MEANT,
  },
  {
    kind: RISK_KIND.FOR_THE_OWNER,
    marks: `${KIN}_(?:집|건물|명의|소유)(?:인데|이라|라서|이에요|예요|이고|입니다)`,
    after: '~(?:제가|저랑|저와|저한테|대신)~(?:계약|도장|받|진행|임대|세놓|세를|관리|내놓)',
    unless: [...REFUSED, ...WARNED],
  },
  {
    kind: RISK_KIND.FOR_THE_OWNER,
    marks: String.raw`\b대리(?:로)?계약`,
    unless: NOT_MEANT,
  },
  {
    kind: RISK_KIND.FOR_THE_OWNER,
    marks: `${OWNER}(?:의)?${RELATED}(?:인데|이고|라서|이라|입니다|이에요|예요)`,
    after: '~~(?:계약|도장|맡|진행|받)',
    unless: NOT_MEANT,
  },
];

const OTHER = `(?:다른사람|다른분|타인|남의|제3자|제삼자|${KIN}|가족|아내|남편|와이프|부인|아들|딸|며느리|사위|직원|실장|팀장|관리인|관리소장|법인|회사|대표|대리인|사무실|부동산|중개사|공인중개사|중개보조원)(?:님|분)?`;
const MINE = '(?:제|내|저의)(?:명의)?(?:의)?(?:개인)?(?:계좌|통장)(?:으로|로|에)';
const BILLS = '(?:관리비|공과금|수도|전기|가스|인터넷|청소비|급여|월급|수수료|복비|중개보수|용돈)~';
const AT_THAT = '(?:면|지(?!만)|경우|때|것같|는지)';

/** Money for another than the owner (spec/facts F14.3: an account in another name). */
export const ACCOUNT_RULES: readonly RiskRule[] = [
  {
    kind: RISK_KIND.ACCOUNT_OF_ANOTHER,
    marks: `${OTHER}(?:의)?(?:명의|이름|앞)(?:의|으로된|로된|으로)?(?:계좌|통장)(?:으로|로|에)?`,
    unless: NOT_MEANT,
    unlessBefore: [BILLS],
  },
  {
    kind: RISK_KIND.ACCOUNT_OF_ANOTHER,
    marks: `${OTHER}(?:의)?(?:개인)?(?:계좌|통장)(?:번호)?(?:으로|로|에(?!서)|예요|이에요|입니다|드릴|알려|보내)`,
    unless: [...NOT_MEANT, '_보낸'],
    unlessBefore: [BILLS],
  },
  {
    kind: RISK_KIND.ACCOUNT_OF_ANOTHER,
    marks:
      '(?:예금주|계좌주|계좌명의|통장명의|계좌이름|통장이름|명의|입금자)(?:이름|명의)?(?:는|가|이|은)?(?:(?:집주인|임대인|저|제이름|등기)(?:분|님)?(?:이|가|과|와|이랑|하고|랑)?)?_(?:다르|다른|다를|달라도|달라|다릅)',
    unless: [...WARNED, AT_THAT],
    unlessBefore: ['(?:전입|자동차|차량|휴대폰|인터넷)~'],
  },
  {
    kind: RISK_KIND.ACCOUNT_OF_ANOTHER,
    marks:
      '(?:계좌|통장|예금주)(?:는|가|명의는|명의가|이름은)?_(?:제|집주인|임대인|본인)(?:분|님)?(?:명의|이름|것|거)?(?:는|가|이|은)?(?:아니|아닌|아녜)',
    unless: [...WARNED, AT_THAT, '(?:에요)?_면'],
  },
  {
    kind: RISK_KIND.ACCOUNT_OF_ANOTHER,
    marks: `(?:예금주|계좌주|계좌|통장)(?:이름)?(?:는|가|은)?(?:제)?${OTHER}(?:명의|이름|앞)?(?:이에|예요|입니|으로|로)`,
    unless: [...NOT_MEANT, AT_THAT],
  },
  {
    kind: RISK_KIND.ACCOUNT_OF_ANOTHER,
    marks: MINE,
    after:
      '~~(?:집주인|임대인|주인)(?:분|님)?(?:께|한테|에게)_(?:전달|드릴|드려|보낼|보내|넘|이체)',
    unless: NOT_MEANT,
    unlessBefore: [BILLS],
  },
  {
    kind: RISK_KIND.ACCOUNT_OF_ANOTHER,
    marks: `(?:집주인|임대인|주인)(?:분|님)?(?:계좌)?(?:말고|대신)${MINE}`,
    unless: NOT_MEANT,
  },
];
