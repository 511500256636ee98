import { useId } from 'react';
import { Icon } from '../../../components/icon/Icon';
import type { ConsentText } from '../consents.data';
import styles from './consent-row.module.scss';

interface ConsentRowProps {
  readonly text: Pick<ConsentText, 'title' | 'points'>;
  /** Null for the row that stands for several. */
  readonly kind: '필수' | '선택' | null;
  readonly checked: boolean;
  readonly disabled?: boolean;
  /** Why it has to be ticked; null where nothing is wrong. */
  readonly fault: string | null;
  readonly onChange: (checked: boolean) => void;
}

/** One consent: a box to tick, and below it what is agreed to, folded. */
export function ConsentRow({
  text,
  kind,
  checked,
  disabled = false,
  fault,
  onChange,
}: ConsentRowProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label className={styles.consent}>
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-invalid={fault !== null || undefined}
          aria-describedby={fault === null ? undefined : `${id}-fault`}
          onChange={(event) => {
            onChange(event.target.checked);
          }}
        />
        <span className={styles.box}>
          <Icon name="check" size={16} />
        </span>
        <span>
          {kind !== null && <span className={styles.kind}>{kind} </span>}
          {text.title}
        </span>
      </label>
      {fault !== null && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
      {text.points.length > 0 && (
        <details className={styles.details}>
          <summary aria-label={`${text.title}: 내용 보기`}>
            내용 보기
            <Icon name="chevron-down" size={16} />
          </summary>
          <dl>
            {text.points.map(([heading, said]) => (
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
