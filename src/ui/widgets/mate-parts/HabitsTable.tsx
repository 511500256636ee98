import { HABIT_NAMES, habitName, habitText, NOT_SAID, type Habits } from '#core';
import { Icon } from '../../components/icon/Icon';
import { classNames } from '../../styles/class-names';
import { habitIcons } from './habit-icons.data';
import styles from './habits-table.module.scss';

interface HabitsTableProps {
  /** Whose they are. */
  readonly name: string;
  readonly habits: Habits;
  /** Those of who reads; null leaves them out, `asking` while they are on their way. */
  readonly mine: Habits | 'asking' | null;
}

/** How somebody lives, beside how one lives oneself: what is the same stands out. */
export function HabitsTable({ name, habits, mine }: HabitsTableProps) {
  const own = mine === 'asking' ? null : mine;
  return (
    <table className={styles.habits}>
      <thead>
        <tr>
          <th scope="col">생활</th>
          <th scope="col">{name}</th>
          {mine !== null && <th scope="col">나</th>}
        </tr>
      </thead>
      <tbody>
        {HABIT_NAMES.map((habit) => {
          const theirs = habitText(habit, habits);
          const isSame = own !== null && habits[habit] !== null && own[habit] === habits[habit];
          return (
            <tr key={habit} className={classNames(isSame && styles.same)}>
              <th scope="row">
                <span>
                  <Icon shape={habitIcons[habit]} size={20} />
                  {habitName(habit)}
                </span>
              </th>
              <td>{theirs ?? NOT_SAID}</td>
              {mine !== null && <td>{own === null ? '' : (habitText(habit, own) ?? NOT_SAID)}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
