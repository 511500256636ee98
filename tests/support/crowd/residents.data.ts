/**
 * Who lives where, roughly (2023): enough to place a crowd as the country is settled. Thousands of
 * residents, and 만원 a month that a one-room of 20㎡ costs there.
 */
export const RESIDENTS: ReadonlyMap<string, { readonly thousands: number; readonly rent: number }> =
  new Map([
    ['서울특별시', { thousands: 9386, rent: 57 }],
    ['부산광역시', { thousands: 3293, rent: 43 }],
    ['대구광역시', { thousands: 2375, rent: 37 }],
    ['인천광역시', { thousands: 2998, rent: 43 }],
    ['광주광역시', { thousands: 1419, rent: 34 }],
    ['대전광역시', { thousands: 1442, rent: 37 }],
    ['울산광역시', { thousands: 1104, rent: 38 }],
    ['세종특별자치시', { thousands: 387, rent: 42 }],
    ['경기도', { thousands: 13_631, rent: 46 }],
    ['강원도', { thousands: 1528, rent: 32 }],
    ['충청북도', { thousands: 1593, rent: 31 }],
    ['충청남도', { thousands: 2130, rent: 33 }],
    ['전라북도', { thousands: 1755, rent: 30 }],
    ['전라남도', { thousands: 1804, rent: 30 }],
    ['경상북도', { thousands: 2555, rent: 31 }],
    ['경상남도', { thousands: 3251, rent: 34 }],
    ['제주특별자치도', { thousands: 675, rent: 40 }],
  ]);
