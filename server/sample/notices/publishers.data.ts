type Row = readonly [organisation: string, office: string | null, home: string | null];

// oxfmt-ignore
/** Who publishes notices, and their home pages; companies and associations are invented. */
export const PUBLISHERS = {
  lhSeoul: ['LH', 'LH 서울지역본부', 'https://apply.lh.or.kr/'],
  lhIncheon: ['LH', 'LH 인천지역본부', 'https://apply.lh.or.kr/'],
  lhSouth: ['LH', 'LH 경기남부지역본부', 'https://apply.lh.or.kr/'],
  lhNorth: ['LH', 'LH 경기북부지역본부', 'https://apply.lh.or.kr/'],
  lhBusan: ['LH', 'LH 부산울산지역본부', 'https://apply.lh.or.kr/'],
  lhDaegu: ['LH', 'LH 대구경북지역본부', 'https://apply.lh.or.kr/'],
  lhDaejeon: ['LH', 'LH 대전충남지역본부', 'https://apply.lh.or.kr/'],
  lhGwangju: ['LH', 'LH 광주전남지역본부', 'https://apply.lh.or.kr/'],
  lhChungbuk: ['LH', 'LH 충북지역본부', 'https://apply.lh.or.kr/'],
  lhGangwon: ['LH', 'LH 강원지역본부', 'https://apply.lh.or.kr/'],
  lhJeonbuk: ['LH', 'LH 전북지역본부', 'https://apply.lh.or.kr/'],
  lhGyeongnam: ['LH', 'LH 경남지역본부', 'https://apply.lh.or.kr/'],
  lhJeju: ['LH', 'LH 제주지역본부', 'https://apply.lh.or.kr/'],
  lh: ['LH', 'LH 주거복지본부', 'https://apply.lh.or.kr/'],
  sh: ['SH', null, 'https://www.i-sh.co.kr/'],
  gh: ['GH', null, 'https://www.gh.or.kr/'],
  ih: ['iH', null, 'https://www.ih.co.kr/'],
  bmc: ['BMC 부산도시공사', null, 'https://www.bmc.busan.kr/'],
  dudc: ['대구도시개발공사', null, null],
  seoul: ['서울시', '청년정책과', 'https://youth.seoul.go.kr/'],
  seoulSafe: ['서울시', '청년안심주택 담당', 'https://soco.seoul.go.kr/'],
  gwanak: ['관악구', '청년정책과', 'https://www.gwanak.go.kr/'],
  mapo: ['마포구', '복지정책과', 'https://www.mapo.go.kr/'],
  gyeonggi: ['경기도', '청년기회과', 'https://www.gg.go.kr/'],
  busan: ['부산시', '청년정책담당관', 'https://www.busan.go.kr/'],
  molit: ['국토교통부', '청년주거정책과', 'https://www.bokjiro.go.kr/'],
  hug: ['주택도시보증공사', null, 'https://www.khug.or.kr/'],
  kosaf: ['한국장학재단', '연합기숙사 담당', 'https://www.kosaf.go.kr/'],
  together: ['예시사회주택협회', null, null],
  nest: ['예시둥지협동조합', null, null],
  rental: ['예시리츠', '한칸예시빌 운영팀', null],
  harbour: ['예시하우징', '임대관리팀', null],
} as const satisfies Record<string, Row>;

export type Publisher = keyof typeof PUBLISHERS;
