/** Names that are no longer on any map, by the area that most of what they named lies in today. */
const FORMER_NAMES: Readonly<Record<string, string>> = {
  세종: '연기군',
  '서울 강남구 개포동': '포이동',
  '인천 미추홀구': '남구',
  '울산 울주군': '울산군',
  '광주 광산구': '광산군 송정시',
  '경기 광주시': '광주군',
  '경기 남양주시': '남양주군 미금시',
  '경기 부천시': '원미구 소사구 오정구',
  '경기 안성시': '안성군',
  '경기 양주시': '양주군',
  '경기 여주시': '여주군',
  '경기 용인시': '용인군',
  '경기 이천시': '이천군',
  '경기 파주시': '파주군',
  '경기 평택시': '평택군 송탄시',
  '경기 포천시': '포천군',
  '경기 화성시': '화성군',
  '경기 김포시': '김포군',
  '경기 가평군 조종면': '하면',
  '경기 여주시 세종대왕면': '능서면',
  '강원 강릉시': '명주군',
  '강원 원주시': '원주군',
  '강원 춘천시': '춘천군 춘성군',
  '강원 영월군 김삿갓면': '하동면',
  '강원 평창군 대관령면': '도암면',
  '충북 청주시': '청원군',
  '충북 충주시': '중원군',
  '충북 제천시': '제천군 제원군',
  '충북 충주시 대소원면': '이류면',
  '충북 충주시 중앙탑면': '가금면',
  '충남 논산시': '논산군',
  '충남 당진시': '당진군',
  '충남 보령시': '대천시 보령군',
  '충남 서산시': '서산군',
  '충남 아산시': '온양시 아산군',
  '충남 천안시': '천안군 천원군',
  '전북 군산시': '옥구군',
  '전북 익산시': '이리시 익산군',
  '전북 정읍시': '정주시 정읍군',
  '전남 광양시': '동광양시 광양군',
  '전남 순천시': '승주군',
  '전남 여수시': '여천시 여천군',
  '경북 경주시': '경주군 월성군',
  '경북 구미시': '선산군',
  '경북 김천시': '금릉군',
  '경북 문경시': '점촌시 문경군',
  '경북 포항시': '영일군',
  '경북 고령군 대가야읍': '고령읍',
  '경북 울진군 금강송면': '서면',
  '경북 포항시 남구 호미곶면': '대보면',
  '경남 거제시': '장승포시 거제군',
  '경남 사천시': '삼천포시 사천군',
  '경남 진주시': '진양군',
  '경남 창원시': '마산시 진해시',
  '경남 통영시': '충무시 통영군',
  '제주 서귀포시': '남제주군',
  '제주 제주시': '북제주군',
};

/** A 시·군 that went over to another 시·도, and the one it is asked for under as well. */
const MOVED: Readonly<Record<string, string>> = { '경북 군위군': '대구', '대구 군위군': '경북' };

const words = (text: string | undefined): readonly string[] => text?.split(' ') ?? [];

/** The names that an area had, asked by its whole name with the short 시·도: `경기 여주시`. */
export const formerNames = (path: string): readonly string[] => words(FORMER_NAMES[path]);

/** The short name of the 시·도 that an area was part of, or will be for older lists; else null. */
export const otherSido = (path: string): string | null => MOVED[path] ?? null;
