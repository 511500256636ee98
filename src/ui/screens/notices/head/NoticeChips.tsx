import { groupThousands, type NoticeFilter } from '#core';
import { Chip } from '../../../components/chip/Chip';
import type { NoticeFilterSection } from '../../../stores/popups/props/notice-filter-props';
import type { AreaNames } from '../../../widgets/notice-filter/area-tree';
import { askedText, FILTER_SECTIONS } from '../../../widgets/notice-filter/filter-texts';
import styles from './notice-chips.module.scss';

interface NoticeChipsProps {
  readonly filter: NoticeFilter;
  readonly names: AreaNames;
  readonly onlyFitting: boolean;
  /** How many fit; null while that is not known. */
  readonly fitting: number | null;
  readonly onFitting: () => void;
  readonly onOpen: (section: NoticeFilterSection) => void;
}

/** What is asked of notices, at a glance; a chip opens the filter at its question. */
export function NoticeChips(props: NoticeChipsProps) {
  const { filter, names, onlyFitting, fitting, onFitting, onOpen } = props;
  return (
    <div role="group" aria-label="필터" className={styles.chips}>
      <Chip active={onlyFitting} aria-pressed={onlyFitting} onClick={onFitting}>
        내 조건에 맞는 것만
        {fitting !== null && <em className={styles.count}>{groupThousands(fitting)}</em>}
      </Chip>
      {FILTER_SECTIONS.map(({ section, title }) => {
        const asked = askedText(filter, section, names);
        return (
          <Chip
            key={section}
            opens
            active={asked !== null}
            aria-haspopup="dialog"
            onClick={() => {
              onOpen(section);
            }}
          >
            {asked === null ? (
              title
            ) : (
              <>
                <span className={styles.said}>{title} </span>
                <span className={styles.value}>{asked}</span>
              </>
            )}
          </Chip>
        );
      })}
    </div>
  );
}
