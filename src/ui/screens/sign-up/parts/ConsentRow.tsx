import type { ComponentProps } from 'react';
import { Checkbox } from '../../../components/field/Checkbox';
import { Icon } from '../../../components/icon/Icon';
import type { ConsentText } from '../consents.data';
import styles from './consent-row.module.scss';

type ConsentRowProps = Omit<ComponentProps<typeof Checkbox>, 'children' | 'hint'> & {
  readonly text: Pick<ConsentText, 'title' | 'points'>;
};

/** One consent: a box to tick, and below it what is agreed to, folded. */
export function ConsentRow({ text, ...box }: ConsentRowProps) {
  const { title, points } = text;
  return (
    <div className={styles.row}>
      <Checkbox {...box}>{title}</Checkbox>
      {points.length > 0 && (
        <details className={styles.details}>
          <summary aria-label={`${title}: 내용 보기`}>
            내용 보기
            <Icon name="chevron-down" size={16} />
          </summary>
          <dl>
            {points.map(([heading, said]) => (
              <div key={heading}>
                <dt>{heading}</dt>
                <dd>{said}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}
