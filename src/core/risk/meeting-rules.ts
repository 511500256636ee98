import { ASKED, NOT_MEANT, REFUSED, WARNED } from './refusals';
import { RISK_KIND } from './risk';
import type { RiskRule } from './risk-rule';

const CODE = '(?:비밀번호|비번|도어락번호|도어록번호|현관번호|번호키)';
const ALONE = '(?:혼자서?|알아서|자유롭게|비대면으로|직접들어가)';
const LOOK =
  '(?:보(?:고|시고)(?:가|오|나오)(?!신|시는|ㄴ|는분)(?:세요|시면|셔도)?|보(?:고|시고)(?:연락|결정|계약|마음|맘|괜찮)|보(?:시면|셔도|세요|면)(?!_(?:위험|안))|둘러보(?!기)|구경하(?!기)|확인하(?!_고))';
/** Somebody is there. */
const TOGETHER = String.raw`~(?:같이|함께|만나서|나가서|제가(?:직접|나가|문)|보여드|열어드|동행)`;

const DOOR_UNLESS: readonly string[] = [...REFUSED, ...WARNED, TOGETHER, '~게하지(?:는|도)?않'];

/** The next sentence goes on: `키 있어요. 꺼내서 보세요`. */
const GOES_ON = '[^]{0,16}?';

/** Looking at a room alone (spec/facts F14.3; the police of 마포, 2025). */
export const DOOR_RULES: readonly RiskRule[] = [
  {
    kind: RISK_KIND.DOOR_CODE,
    marks: `${CODE}(?:를|만|는)?_(?:알려|보내|찍어|드릴|드려|남겨|적어|문자|톡으로)~(?:${ALONE}|들어가)`,
    unless: DOOR_UNLESS,
  },
  {
    kind: RISK_KIND.DOOR_CODE,
    marks: `${CODE}(?:를|만|는)?_(?:알려|보내|찍어|드릴|드려|남겨|적어)_(?:테니|면|니까|니|고|게요|려요)~${LOOK}`,
    unless: DOOR_UNLESS,
  },
  {
    kind: RISK_KIND.DOOR_CODE,
    marks: `${CODE}(?:를|만)?(?:누르|치|열|찍)고?_(?:들어가|보고|보시|둘러)`,
    unless: DOOR_UNLESS,
  },
  {
    kind: RISK_KIND.DOOR_CODE,
    marks: String.raw`${CODE}(?:는|은)?(?:\s[\d]){3,8}`,
    after: `${GOES_ON}(?:들어가|보고|보세|보시|둘러)`,
    unless: DOOR_UNLESS,
  },
  {
    kind: RISK_KIND.DOOR_CODE,
    marks: `${CODE}(?:를|만|는)?_(?:문자|톡|카톡)?(?:으로|로)?_(?:알려|보내|찍어|드릴|드려|남겨)`,
    after: `${GOES_ON}(?:빈집|공실|비어있|아무도없)`,
    unless: DOOR_UNLESS,
  },
  {
    kind: RISK_KIND.DOOR_CODE,
    marks: '(?:빈집|공실|비어|아무도없)(?!_같이)~들어가(?:서|셔서)_(?:보|확인|둘러)',
    unless: DOOR_UNLESS,
  },
  {
    kind: RISK_KIND.DOOR_CODE,
    marks: `${ALONE}(?:들어가서|들어가셔서|들어가|편하게|천천히|방|집)?_${LOOK}`,
    unless: DOOR_UNLESS,
    unlessBefore: ['(?:청소|인터넷|등기|서류|지도|사진|영상|글)~'],
  },
  {
    kind: RISK_KIND.DOOR_CODE,
    marks: '비대면(?:으로)?(?:방|집)?(?:만)?(?:보고|보시|보셔|보실|구경|투어|관람|방문|룸투어)',
    unless: [...NOT_MEANT, TOGETHER],
  },
  {
    kind: RISK_KIND.DOOR_CODE,
    marks:
      '(?:열쇠|키)(?:는|를|가)?~(?:우편함|화분|소화전|계량기|신발장|매트|문틈|보관함|키박스|단자함)(?:밑|안|속|뒤|아래|위)?에?',
    after: `${GOES_ON}(?:보고|보세|보시|꺼내|들어가|여시)`,
    unless: DOOR_UNLESS,
  },
  {
    kind: RISK_KIND.DOOR_CODE,
    marks:
      '(?:우편함|화분|소화전|계량기|매트|보관함|키박스|단자함)(?:밑|안|속|뒤|아래|위)?에?_(?:열쇠|키)',
    after: `${GOES_ON}(?:보고|보세|보시|꺼내|들어가|여시)`,
    unless: DOOR_UNLESS,
  },
  {
    kind: RISK_KIND.DOOR_CODE,
    marks: '문(?:은|을|이)?(?:안잠|열어둘|열어두|열려있|열어놓)~(?:들어가|보고가|보시고|둘러|구경)',
    unless: DOOR_UNLESS,
  },
];

/** What is offered (`보내 드려요`) is a sign here as well. */
const UNLESS: readonly string[] = [...REFUSED, ...WARNED, ...ASKED];

const REMOTE =
  '(?:비대면(?:으로)?|원격(?:으로)?|온라인으로|화상으로|우편으로|택배로|퀵으로|팩스로|문자로|메일로|이메일로|카톡으로|사진으로|사진찍어서?|전화로)';
const UNMET =
  '(?:만나지(?:않고|않아도|않으셔도|못해도)|(?:안|못)만나(?:고|도|셔도)|직접오실필요(?:는)?없이|안오셔도|얼굴(?:을)?(?:안|못)보고|오지않으셔도)';
const PAPER = '(?:신분증|주민등록증|민증|운전면허증|면허증|여권|주민번호|주민등록번호)';
/** Drafts are sent to be read. */
const DRAFT = '~(?:사본|초안|샘플|양식|미리읽|읽어보|검토|받아볼|받아보)';

/** Contracts without meeting, and identity papers that are sent (spec/facts F14.3). */
export const REMOTE_RULES: readonly RiskRule[] = [
  {
    kind: RISK_KIND.REMOTE_CONTRACT,
    marks: `${REMOTE}_계약(?!_(?:신고|내용|조건))`,
    unless: [...UNLESS, '(?:서)?(?:의|를)?(?:사본|초안|샘플|양식|사진)', DRAFT],
  },
  {
    kind: RISK_KIND.REMOTE_CONTRACT,
    marks: `${UNMET}~(?:계약|도장|서명|사인|입금|진행)`,
    unless: UNLESS,
  },
  {
    kind: RISK_KIND.REMOTE_CONTRACT,
    marks: `계약(?:서)?(?:은|는|를|도|만)?(?:전부|그냥|모두|다)?(?:${REMOTE}|${UNMET})`,
    after: '_(?:하|해|진행|보내|받|주고|처리|작성|가능|쓰|써|됩|돼|되|드|끝|합|입니|이에)',
    unless: [...UNLESS, DRAFT, '신고'],
    unlessBefore: ['(?:신고|문의)~'],
  },
  {
    kind: RISK_KIND.REMOTE_CONTRACT,
    marks: `${PAPER}(?:(?:이랑|랑|과|하고)~)?(?:을|를|이나|은|도|만)?(?:앞면|앞뒤|앞뒷면|사본)?(?:만)?(?:사진|사본|스캔)?(?:을|를|만|으로|도)?(?:찍어(?:서)?|촬영해(?:서)?|카톡으로|문자로|메일로)?(?:먼저|미리)?(?:보내|전송|찍어|첨부|알려)`,
    unless: UNLESS,
  },
  {
    kind: RISK_KIND.REMOTE_CONTRACT,
    marks: `(?:사진|카톡|문자|메일|톡)으?로${PAPER}`,
    unless: UNLESS,
  },
  {
    kind: RISK_KIND.REMOTE_CONTRACT,
    marks: '계약서(?:는)?(?:없이|안쓰고|생략|안써도)',
    unless: [...UNLESS, '~(?:지마|지말|지않|안되|안돼|안됩|돈을|돈부터|들어갔|살았|불안|문제)'],
  },
];
