import { ROOM_OPTION, roomOptionName, type DirectFilter } from '#core';
import { Chip } from '../../../components/chip/Chip';
import type { DirectFilterSection } from '../../../stores/popups/props/direct-filter-props';
import {
  DIRECT_QUESTIONS,
  DIRECT_SECTIONS,
} from '../../../widgets/direct-filter/direct-filter-texts';
import styles from './deal-chips.module.scss';

const OPTIONS = Object.values(ROOM_OPTION);

interface DealChipsProps {
  readonly filter: DirectFilter;
  readonly onOpen: (section: DirectFilterSection) => void;
  readonly onOptions: (options: DirectFilter['options']) => void;
}

/** What is asked of deals, at a glance: a chip opens its question; an option is one press. */
export function DealChips({ filter, onOpen, onOptions }: DealChipsProps) {
  const { options } = filter;
  const asksRent = DIRECT_QUESTIONS.rentType.text(filter) === DIRECT_QUESTIONS.monthly.title;
  return (
    <>
      <div role="group" aria-label="필터" className={styles.chips}>
        {DIRECT_SECTIONS.map((section) => {
          const { title, text } = DIRECT_QUESTIONS[section];
          const asked = text(filter);
          // Where another chip says 월세, the rent is 월세 금액.
          const name = section === 'monthly' && asksRent ? `${title} 금액` : title;
          return (
            <Chip
              key={section}
              opens
              active={asked !== ''}
              aria-haspopup="dialog"
              onClick={() => {
                onOpen(section);
              }}
            >
              {asked === '' ? name : asked}
            </Chip>
          );
        })}
      </div>
      <div role="group" aria-label="옵션" className={styles.chips}>
        {OPTIONS.map((option) => {
          const isAsked = options.includes(option);
          return (
            <Chip
              key={option}
              active={isAsked}
              aria-pressed={isAsked}
              onClick={() => {
                onOptions(isAsked ? options.filter((one) => one !== option) : [...options, option]);
              }}
            >
              {roomOptionName(option)}
            </Chip>
          );
        })}
      </div>
    </>
  );
}
