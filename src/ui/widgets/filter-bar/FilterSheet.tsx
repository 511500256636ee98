import type { ReactNode } from 'react';
import { Dialog } from '../../components/dialog/Dialog';
import { DialogBar } from '../../components/dialog/DialogBar';
import { FilterBar, type FilterBarProps } from './FilterBar';
import styles from './filter-sheet.module.scss';

interface FilterSheetProps extends FilterBarProps {
  readonly label: string;
  readonly closing: boolean;
  readonly onClose: () => void;
  /** The form. */
  readonly children: ReactNode;
}

/** A form that asks for less of a list, between its title and what it would leave. */
export function FilterSheet({ label, closing, onClose, children, ...bar }: FilterSheetProps) {
  return (
    <Dialog kind="sheet" label={label} className={styles.sheet} closing={closing} onClose={onClose}>
      <DialogBar closesAt="end" className={styles.head} onClose={onClose}>
        <h2>필터</h2>
      </DialogBar>
      {children}
      <FilterBar {...bar} />
    </Dialog>
  );
}
