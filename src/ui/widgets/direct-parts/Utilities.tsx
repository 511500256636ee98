import { UTILITY, utilityName, type Utility } from '#core';
import { Icon } from '../../components/icon/Icon';
import { classNames } from '../../styles/class-names';
import { Section } from '../item-page/Section';
import { utilityIcons } from './utility-icons.data';
import styles from './utilities.module.scss';

/** What the fee pays for, and what is paid apart. */
export function Utilities({ paid }: { readonly paid: readonly Utility[] }) {
  return (
    <Section title="공과금">
      <dl className={styles.utilities}>
        {Object.values(UTILITY).map((utility) => {
          const isIn = paid.includes(utility);
          return (
            <div key={utility} className={classNames(isIn && styles.paid)}>
              <Icon shape={utilityIcons[utility]} />
              <dt>{utilityName(utility)}</dt>
              <dd>{isIn ? '관리비에 들어 있어요' : '쓴 만큼 따로'}</dd>
            </div>
          );
        })}
      </dl>
    </Section>
  );
}
