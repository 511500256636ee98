import { CONFIRMED_DAYS, type ConfirmationWeek } from '#core';
import { classNames } from '../../styles/class-names';
import styles from './week-bar.module.scss';

const DAYS = Array.from({ length: CONFIRMED_DAYS }, (_, day) => day);

/** The days that a confirmation still holds, between its two ends. */
export function WeekBar({ week }: { readonly week: ConfirmationWeek }) {
  return (
    <>
      <div className={styles.week} role="img" aria-label={week.words}>
        {DAYS.map((day) => (
          <i key={day} className={classNames(day < CONFIRMED_DAYS - week.left && styles.spent)} />
        ))}
      </div>
      <p className={styles.dates}>
        <span>{week.from}</span>
        <span>{week.until}</span>
      </p>
    </>
  );
}
