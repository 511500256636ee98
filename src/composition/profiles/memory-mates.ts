import { AGE_BAND, GENDER, MATE_OCCUPATION, NO_HABITS, type WrittenMate } from '#core';
import type { MemoryCommunity } from '../../adapters/memory/community/memory-community';
import { MemoryMates } from '../../adapters/memory/deals/memory-mates';
import { memoryAreas } from './memory-houses';

const HOUR_MS = 3_600_000;

/** An invented room to share near 신림역. */
const ROOM: WrittenMate = {
  side: 'HAS',
  gender: GENDER.FEMALE,
  wish: GENDER.FEMALE,
  age: AGE_BAND.TWENTIES_LATE,
  occupation: MATE_OCCUPATION.OFFICE,
  habits: {
    ...NO_HABITS,
    sleep: 'MIDNIGHT',
    dishes: 'SAME_DAY',
    smoking: 'NO',
    animals: 'CAT',
  },
  dongs: memoryAreas.slice(0, 1),
  moveIn: { kind: 'NOW', day: null },
  stay: 6,
  utilities: ['WATER', 'INTERNET'],
  options: ['FULL'],
  deposit: 300,
  monthly: 35,
  maintenance: 4,
  people: 2,
  rooms: 2,
  ownArea: 9.2,
  pictureIds: ['room-1'],
  title: '고양이와 함께 지낼 메이트를 찾아요',
  intro: '예시로 만든 글이에요.\n평일에는 일하고 주말에는 집에서 쉬어요.',
};

/** Somebody who looks for a room there. */
const WANTED: WrittenMate = {
  ...ROOM,
  side: 'WANT',
  age: AGE_BAND.TWENTIES_EARLY,
  occupation: MATE_OCCUPATION.STUDENT,
  habits: { ...NO_HABITS, sleep: 'MIDNIGHT', smoking: 'NO', animals: 'LIKES' },
  dongs: memoryAreas.slice(0, 3),
  deposit: 500,
  monthly: 40,
  maintenance: null,
  people: null,
  rooms: null,
  ownArea: null,
  pictureIds: [],
  title: '조용히 지낼 방을 구해요',
};

/** Of those who write here, with a room and without one. */
const OFFERED: readonly WrittenMate[] = [
  ROOM,
  { ...ROOM, gender: GENDER.MALE, wish: null, deposit: 500, monthly: 42, pictureIds: [] },
  { ...ROOM, age: AGE_BAND.TWENTIES_EARLY, deposit: 100, monthly: 30, rooms: 3, people: 3 },
  WANTED,
  { ...WANTED, gender: GENDER.MALE, wish: null, monthly: 35 },
];

/** A few mates of the people who write here. */
export function memoryMates(community: MemoryCommunity): MemoryMates {
  const mates = new MemoryMates({ community });
  for (const [index, mate] of OFFERED.entries()) {
    const at = community.now() - (OFFERED.length - index) * 8 * HOUR_MS;
    mates.add(`someone-${index + 1}`, mate, {
      createdAt: at,
      confirmedAt: at,
      isExample: true,
    });
  }
  return mates;
}
