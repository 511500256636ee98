import { ROOM_OPTION, roomOptionName, type DirectFilter } from '#core';
import type { DirectFilterSection } from '../../../stores/popups/props/direct-filter-props';
import {
  DIRECT_QUESTIONS,
  DIRECT_SECTIONS,
} from '../../../widgets/direct-filter/direct-filter-texts';
import { OptionChips, QuestionChips } from '../../../widgets/dong-list/QuestionChips';

const OPTIONS = Object.values(ROOM_OPTION).map((value) => ({ value, name: roomOptionName(value) }));

interface DealChipsProps {
  readonly filter: DirectFilter;
  readonly onOpen: (section: DirectFilterSection) => void;
  readonly onOptions: (options: DirectFilter['options']) => void;
}

/** What is asked of deals, at a glance: a chip opens its question; an option is one press. */
export function DealChips({ filter, onOpen, onOptions }: DealChipsProps) {
  const asksRent = DIRECT_QUESTIONS.rentType.text(filter) === DIRECT_QUESTIONS.monthly.title;
  const questions = DIRECT_SECTIONS.map((section) => {
    const { title, text } = DIRECT_QUESTIONS[section];
    // Where another chip says 월세, the rent is 월세 금액.
    const name = section === 'monthly' && asksRent ? `${title} 금액` : title;
    return { section, name, asked: text(filter) };
  });
  return (
    <>
      <QuestionChips questions={questions} onOpen={onOpen} />
      <OptionChips options={OPTIONS} chosen={filter.options} onChange={onOptions} />
    </>
  );
}
