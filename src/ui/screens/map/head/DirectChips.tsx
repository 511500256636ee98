import { observer } from 'mobx-react-lite';
import { EMPTY_DIRECT_FILTER, type DirectFilter } from '#core';
import type { DirectFilterSection } from '../../../stores/popups/props/direct-filter-props';
import {
  DIRECT_QUESTIONS,
  DIRECT_SECTIONS,
} from '../../../widgets/direct-filter/direct-filter-texts';
import type { MapStore } from '../map-store';
import { ChipRow } from './ChipRow';
import { askDirects, directAsked } from './direct-asked';
import { dongChip } from './dong-chip';

/** What each question asks where it asks nothing. */
const NOTHING: Readonly<Record<DirectFilterSection, Partial<DirectFilter>>> = {
  roomType: { roomTypes: [] },
  rentType: { rentTypes: [] },
  deposit: { deposit: EMPTY_DIRECT_FILTER.deposit },
  monthly: { monthly: EMPTY_DIRECT_FILTER.monthly },
  party: { parties: [] },
};

export interface DirectChipsProps {
  readonly store: MapStore;
  readonly isWide: boolean;
  readonly onOpen: (section: DirectFilterSection | null) => void;
}

/** What is asked of direct deals. */
export const DirectChips = observer(function DirectChips(props: DirectChipsProps) {
  const { store, isWide, onOpen } = props;
  const filter = directAsked(store);
  const questions = DIRECT_SECTIONS.map((section) => {
    const { title, text } = DIRECT_QUESTIONS[section];
    return { section, title, text: text(filter) };
  });
  const asksRent = questions.some(({ text }) => text === DIRECT_QUESTIONS.monthly.title);
  return (
    <ChipRow
      isWide={isWide}
      dong={dongChip(store)}
      asked={questions.filter(({ text }) => text !== '')}
      unasked={questions
        .filter(({ text }) => text === '')
        .map(({ section, title }) => ({
          section,
          // Where another chip says 월세, the rent is 월세 금액.
          text: section === 'monthly' && asksRent ? `${title} 금액` : title,
        }))}
      onOpen={onOpen}
      onClear={(section) => {
        askDirects(store, { ...filter, ...NOTHING[section] });
      }}
      onReset={() => {
        askDirects(store, EMPTY_DIRECT_FILTER);
      }}
    />
  );
});
