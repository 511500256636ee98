import { DEPOSIT_RANGE, houseTypeName, MONTHLY_RANGE, partyName, type DirectFilter } from '#core';
import type { DirectFilterSection } from '../../stores/popups/props/direct-filter-props';
import { dealsText, namesText, rangeText } from '../house-filter/filter-labels';

interface Question {
  /** As the form asks it, and a chip as long as nothing is asked. */
  readonly title: string;
  /** What is asked, as short as it can be; empty where nothing is. */
  readonly text: (filter: DirectFilter) => string;
}

/** Every question of a filter of direct deals, in the order of the form. */
export const DIRECT_QUESTIONS: Readonly<Record<DirectFilterSection, Question>> = {
  roomType: {
    title: '방 종류',
    text: ({ roomTypes }) => namesText(roomTypes.map(houseTypeName)),
  },
  rentType: { title: '거래 유형', text: ({ rentTypes }) => dealsText(rentTypes) },
  deposit: {
    title: '보증금',
    text: ({ deposit }) => rangeText('보증금', DEPOSIT_RANGE, deposit),
  },
  monthly: { title: '월세', text: ({ monthly }) => rangeText('월세', MONTHLY_RANGE, monthly) },
  party: { title: '올린 사람', text: ({ parties }) => namesText(parties.map(partyName)) },
};

export const DIRECT_SECTIONS = Object.keys(DIRECT_QUESTIONS) as DirectFilterSection[];
