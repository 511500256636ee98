import type { NamedArea } from '#core';

/** A few areas to choose among, with the codes that they have. */
export const memoryWideAreas: readonly NamedArea[] = [
  { code: '1100000000', name: '서울' },
  { code: '1156000000', name: '서울 영등포구' },
  { code: '1162000000', name: '서울 관악구' },
  { code: '1168000000', name: '서울 강남구' },
  { code: '3600000000', name: '세종' },
  { code: '4100000000', name: '경기' },
  { code: '4111000000', name: '경기 수원시' },
  { code: '4111100000', name: '경기 수원시 장안구' },
  { code: '4111300000', name: '경기 수원시 권선구' },
  { code: '4113500000', name: '경기 성남시 분당구' },
];
