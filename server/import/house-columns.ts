/**
 * What a delivered file may say of a house: our name of the field, the header that a person writes
 * over it, and other headers that are understood. docs/guides/import.md is the operator's view.
 */
export const HOUSE_COLUMNS = {
  listingNumber: ['매물번호', '매물ID', '관리번호'],
  status: ['상태', '거래상태'],
  type: ['매물유형', '주택유형', '방종류'],
  dealType: ['거래유형', '거래종류'],
  deposit: ['보증금', '전세금'],
  monthly: ['월세', '월임대료', '임대료'],
  maintenanceFee: ['관리비'],
  maintenanceItems: ['관리비항목', '관리비세부'],
  billedByUse: ['별도부과', '관리비별도'],
  area: ['전용면적', '면적'],
  floor: ['층', '해당층'],
  totalFloors: ['총층', '전체층', '총층수'],
  layout: ['방구조', '구조'],
  building: ['건물용도', '건축물용도'],
  rooms: ['방수', '방개수'],
  bathrooms: ['욕실수', '욕실개수', '화장실수'],
  facing: ['방향'],
  facingOf: ['방향기준'],
  approvedOn: ['사용승인일', '준공일'],
  moveIn: ['입주가능일', '입주일'],
  parking: ['주차', '주차대수'],
  elevator: ['엘리베이터', '승강기'],
  options: ['옵션', '특징'],
  equipment: ['시설', '가전가구'],
  discounts: ['할인'],
  gender: ['성별', '입주성별'],
  dongliCode: ['법정동코드'],
  sido: ['시도'],
  sigungu: ['시군구'],
  dong: ['법정동', '동', '읍면동'],
  lat: ['위도', 'latitude'],
  lng: ['경도', 'longitude', 'lon'],
  isApproximate: ['대략위치'],
  stationName: ['역', '지하철역', '가까운역'],
  walkMinutes: ['도보', '역도보'],
  title: ['제목'],
  description: ['설명', '상세설명'],
  photos: ['사진'],
  tel: ['전화', '전화번호', '연락처'],
  sms: ['문자', '문자번호'],
  chat: ['채팅'],
  advertiser: ['광고주', '광고주구분'],
  advertiserName: ['광고주이름', '임대인이름'],
  office: ['중개사무소', '상호'],
  representative: ['대표자', '중개사'],
  registrationNumber: ['등록번호', '중개등록번호'],
  officeAddress: ['중개사무소주소', '사무소주소'],
  officeTel: ['중개사무소전화', '사무소전화'],
  postedAt: ['등록일', '게시일'],
  confirmedAt: ['확인일', '최종확인일'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type HouseField = keyof typeof HOUSE_COLUMNS;

const FIELDS = Object.keys(HOUSE_COLUMNS) as HouseField[];

/** Without these columns no row can be a house. */
const NEEDED: readonly HouseField[] = [
  'listingNumber',
  'type',
  'dealType',
  'deposit',
  'area',
  'floor',
  'building',
  'rooms',
  'bathrooms',
  'moveIn',
  'parking',
  'lat',
  'lng',
  'dongliCode',
  'sido',
  'dong',
  'title',
  'advertiser',
  'postedAt',
];

/** The header that stands for a field in reports. */
export function columnName(field: HouseField): string {
  return HOUSE_COLUMNS[field][0];
}

/** The field of a header: units in brackets, spaces, underscores and capitals do not count. */
export function fieldOf(header: string): HouseField | null {
  const asked = bare(header);
  return BY_HEADER.get(asked) ?? null;
}

function bare(header: string): string {
  return header
    .normalize('NFC')
    .replace(/[([{（].*?[)\]}）]/g, '')
    .replace(/[\s_\-*㎡]/g, '')
    .toLowerCase();
}

const BY_HEADER: ReadonlyMap<string, HouseField> = new Map(
  FIELDS.flatMap((field) =>
    [field, ...HOUSE_COLUMNS[field]].map((header) => [bare(header), field] as const),
  ),
);

/** The columns that are missing from a file with these fields. */
export function missingColumns(fields: readonly (HouseField | null)[]): HouseField[] {
  return NEEDED.filter((field) => !fields.includes(field));
}
