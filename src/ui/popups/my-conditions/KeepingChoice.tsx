import { useId } from 'react';
import { observer } from 'mobx-react-lite';
import type { Keeping } from './conditions-draft';
import styles from './keeping-choice.module.scss';

interface KeepingChoiceProps {
  readonly keeping: Keeping;
  readonly onChoose: (keeping: Keeping) => void;
}

const CHOICES = [
  { keeping: 'device', name: '이 기기에만', note: '서버로 보내지 않아요' },
  { keeping: 'account', name: '내 계정에도', note: '다른 기기에서도 써요' },
] as const;

/** Where it is saved: on this device, unless a member wants it on others, too. */
export const KeepingChoice = observer(function KeepingChoice(props: KeepingChoiceProps) {
  const { keeping, onChoose } = props;
  const id = useId();
  return (
    <fieldset className={styles.keeping} aria-describedby={`${id}-note`}>
      <legend>어디에 저장할까요?</legend>
      <div className={styles.choices}>
        {CHOICES.map((one) => (
          <label key={one.keeping} className={styles.choice}>
            <input
              type="radio"
              name={id}
              value={one.keeping}
              checked={keeping === one.keeping}
              aria-labelledby={`${id}-${one.keeping}`}
              aria-describedby={`${id}-${one.keeping}-note`}
              onChange={() => {
                onChoose(one.keeping);
              }}
            />
            <b id={`${id}-${one.keeping}`}>{one.name}</b>
            <small id={`${id}-${one.keeping}-note`}>{one.note}</small>
          </label>
        ))}
      </div>
      <p id={`${id}-note`} className={styles.note}>
        언제든 지울 수 있어요. 공고와 맞춰 보는 일은 기기에서 해요.
      </p>
    </fieldset>
  );
});
