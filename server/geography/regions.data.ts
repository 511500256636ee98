/** A province or metropolitan city: where its name stands on the map, and how it is written. */
export interface SampleRegion {
  /** As the legal-dong codes name it: 서울특별시. */
  readonly sido: string;
  /** As people say it: 서울. */
  readonly short: string;
  readonly lat: number;
  readonly lng: number;
}

type Row = [sido: string, short: string, lat: number, lng: number];

// oxfmt-ignore
const ROWS: readonly Row[] = [
  ['서울특별시', '서울', 37.5665, 126.978],
  ['부산광역시', '부산', 35.18, 129.075],
  ['대구광역시', '대구', 35.8714, 128.6014],
  ['인천광역시', '인천', 37.4563, 126.7052],
  ['광주광역시', '광주', 35.1595, 126.8526],
  ['대전광역시', '대전', 36.3504, 127.3845],
  ['울산광역시', '울산', 35.5384, 129.3114],
  ['세종특별자치시', '세종', 36.56, 127.259],
  ['경기도', '경기', 37.25, 127.3],
  ['강원도', '강원', 37.8, 128.3],
  ['충청북도', '충북', 36.8, 127.7],
  ['충청남도', '충남', 36.55, 126.8],
  ['전라북도', '전북', 35.72, 127.15],
  ['전라남도', '전남', 34.87, 126.98],
  ['경상북도', '경북', 36.35, 128.75],
  ['경상남도', '경남', 35.4, 128.25],
  ['제주특별자치도', '제주', 33.38, 126.55],
];

export const REGIONS: readonly SampleRegion[] = ROWS.map(([sido, short, lat, lng]) => ({
  sido,
  short,
  lat,
  lng,
}));
