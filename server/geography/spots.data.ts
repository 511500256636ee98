/** Streets of a large dong where its rooms crowd together; they stand for the dong's own point. */
export interface SampleSpot {
  readonly dongCode: string;
  readonly name: string;
  /** What the people there call the neighbourhood, where the map says so. */
  readonly called?: string;
  readonly lat: number;
  readonly lng: number;
  /** Metres around the point that certainly lie inside the dong. */
  readonly spread: number;
  /** How many houses it gets, as a weight on the scale of the dongs' shares. */
  readonly share: number;
}

const SILLIM = '1162010200';
const BONGCHEON = '1162010100';

// oxfmt-ignore
export const SPOTS: readonly SampleSpot[] = [
  { dongCode: SILLIM, name: '신림역 남쪽', lat: 37.4812, lng: 126.929, spread: 480, share: 80 },
  { dongCode: SILLIM, name: '신림역 북쪽', lat: 37.4868, lng: 126.9282, spread: 230, share: 40 },
  { dongCode: SILLIM, name: '서원동 골목', called: '서원동', lat: 37.4772, lng: 126.931, spread: 450, share: 45 },
  { dongCode: SILLIM, name: '고시촌', called: '고시촌', lat: 37.47, lng: 126.9375, spread: 480, share: 60 },
  { dongCode: SILLIM, name: '난곡 입구', called: '난곡', lat: 37.476, lng: 126.919, spread: 450, share: 35 },
  { dongCode: BONGCHEON, name: '서울대입구역', lat: 37.479, lng: 126.953, spread: 550, share: 45 },
  { dongCode: BONGCHEON, name: '낙성대역', called: '낙성대동', lat: 37.4768, lng: 126.96, spread: 430, share: 35 },
  { dongCode: BONGCHEON, name: '봉천역 남쪽', called: '청룡동', lat: 37.48, lng: 126.9425, spread: 310, share: 30 },
  { dongCode: BONGCHEON, name: '봉천역 북쪽', called: '은천동', lat: 37.485, lng: 126.941, spread: 270, share: 30 },
  { dongCode: BONGCHEON, name: '당곡사거리 동쪽', lat: 37.489, lng: 126.932, spread: 110, share: 25 },
];
