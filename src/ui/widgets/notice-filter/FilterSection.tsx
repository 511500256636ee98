import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../../components/icon/Icon';
import type { NoticeFilterSection } from '../../stores/popups/props/notice-filter-props';
import styles from './filter-section.module.scss';

interface FilterSectionProps {
  readonly section: NoticeFilterSection;
  readonly title: string;
  /** It can be folded away under its title. */
  readonly canFold: boolean;
  readonly children: ReactNode;
}

/** One question of the filter. */
export function FilterSection({ section, title, canFold, children }: FilterSectionProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  return (
    <div role="group" aria-labelledby={id} className={styles.section} data-notice-section={section}>
      {canFold ? (
        <h3 className={styles.title}>
          <button
            type="button"
            id={id}
            className={styles.fold}
            aria-expanded={isOpen}
            onClick={() => {
              setOpen(!isOpen);
            }}
          >
            {title}
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={20} />
          </button>
        </h3>
      ) : (
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
      )}
      {isOpen && children}
    </div>
  );
}
