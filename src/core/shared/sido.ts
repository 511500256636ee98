/** What else a 시·도 is and was called, by the short name that {@link shortSido} gives it. */
const SIDO_FORMS: Readonly<Record<string, string>> = {
  서울: '서울특별시 서울시',
  부산: '부산광역시 부산시 부산직할시',
  대구: '대구광역시 대구시 대구직할시',
  인천: '인천광역시 인천시 인천직할시',
  광주: '광주광역시 광주시 광주직할시',
  대전: '대전광역시 대전시 대전직할시',
  울산: '울산광역시 울산시',
  세종: '세종특별자치시 세종시',
  경기: '경기도',
  강원: '강원도 강원특별자치도',
  충북: '충청북도 충북도',
  충남: '충청남도 충남도',
  전북: '전라북도 전북특별자치도 전북도',
  전남: '전라남도 전남도',
  경북: '경상북도 경북도',
  경남: '경상남도 경남도',
  제주: '제주특별자치도 제주도',
};

/** `서울특별시` → `서울`, `경기도` → `경기`, `충청북도` → `충북`: as people say a 시·도. */
export function shortSido(sido: string): string {
  return sido
    .replace(/^(충|전|경)[청라상]([남북])도$/, '$1$2')
    .replace(/(특별자치|특별|광역)?[시도]$/, '');
}

/** Every name of a 시·도 but the one it was asked by: 강원 → 강원도, 강원특별자치도. */
export const sidoForms = (short: string): readonly string[] => SIDO_FORMS[short]?.split(' ') ?? [];
