/** A line of urban rail: its colour, and the runs of stations of the table that are neighbours. */
export interface SampleLine {
  readonly name: string;
  /** `#rrggbb`, the operator's own colour. */
  readonly color: string;
  /** 1 metro, 2 light metro and branch lines. */
  readonly rank: 1 | 2;
  /**
   * Station names without the suffix. Within a run each is the very next stop of the one before;
   * where a stop between is not in the table the run ends, so that no line invents its way.
   */
  readonly runs: readonly (readonly string[])[];
}

const line = (
  name: string,
  color: string,
  rank: 1 | 2,
  ...runs: readonly string[]
): SampleLine => ({
  name,
  color,
  rank,
  runs: runs.map((run) => run.split(' ')),
});

// oxfmt-ignore
export const TRANSIT_LINES: readonly SampleLine[] = [
  line('1호선', '#0052a4', 1,
    '가산디지털단지 구로 신도림 영등포 신길 대방 노량진 용산 남영 서울 시청 종각 종로3가',
    '동대문 동묘앞 신설동 제기동 청량리 회기 외대앞 신이문 석계'),
  line('2호선', '#00a84d', 1,
    '시청 을지로입구 을지로3가 을지로4가 동대문역사문화공원 신당 상왕십리 왕십리 한양대 뚝섬 성수 건대입구 구의 강변 잠실나루 잠실 잠실새내 종합운동장 삼성 선릉 역삼 강남 교대 서초 방배 사당 낙성대 서울대입구 봉천 신림 신대방 구로디지털단지 대림 신도림 문래 영등포구청 당산 합정 홍대입구 신촌 이대 아현 충정로 시청'),
  line('3호선', '#ef7c1c', 1, '종로3가 을지로3가 충무로', '고속터미널 교대'),
  line('4호선', '#00a5de', 1,
    '사당 이수 동작', '삼각지 숙대입구 서울',
    '명동 충무로 동대문역사문화공원 동대문 혜화 한성대입구 성신여대입구'),
  line('5호선', '#996cac', 1, '까치산 화곡', '신길 여의도', '종로3가 을지로4가 동대문역사문화공원'),
  line('6호선', '#cd7c2f', 1,
    '망원 합정 상수 광흥창 대흥 공덕', '신당 동묘앞',
    '보문 안암 고려대 월곡 상월곡 돌곶이 석계 태릉입구'),
  line('7호선', '#747f00', 1,
    '가산디지털단지 남구로 대림 신풍 보라매 신대방삼거리 장승배기 상도 숭실대입구 남성 이수 내방 고속터미널 반포 논현 학동 강남구청 청담',
    '건대입구 어린이대공원 군자', '태릉입구 공릉'),
  line('8호선', '#e6186c', 1, '잠실 석촌'),
  line('9호선', '#bdb092', 1,
    '당산 국회의사당 여의도 샛강 노량진 노들 흑석 동작 구반포 신반포 고속터미널 사평 신논현'),
  line('수인분당선', '#fabe00', 1, '왕십리 청량리'),
  line('신분당선', '#d4003b', 1, '논현 신논현 강남 양재'),
  line('경의중앙선', '#77c4a3', 1, '홍대입구 서강대 공덕', '왕십리 청량리 회기'),
  line('공항철도', '#0090d2', 1, '홍대입구 공덕 서울'),
  line('경춘선', '#0c8e72', 2),
  line('우이신설선', '#b0ce18', 2, '성신여대입구 보문 신설동'),
  line('신림선', '#6789ca', 2,
    '샛강 대방 서울지방병무청 보라매 보라매공원 보라매병원 당곡 신림 서원 서울대벤처타운 관악산'),
  line('인천 1호선', '#7ca8d5', 1),
  line('인천 2호선', '#ed8b00', 2),
  line('부산 1호선', '#f06a00', 1, '부산대 장전'),
  line('부산 2호선', '#81bf48', 1, '서면 전포', '대연 경성대·부경대'),
  line('대구 1호선', '#d93f5c', 1),
  line('대구 2호선', '#00aa80', 1),
  line('대전 1호선', '#007448', 1),
  line('광주 1호선', '#009088', 1),
];
