import { CheckChip } from '../../../components/chip/CheckChip';
import styles from '../step-form.module.scss';
import { withChoice } from '../typed-values';
import { Question } from './Question';

interface ChoicesQuestionProps<Choice extends string> {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly nameOf: (choice: Choice) => string;
  readonly chosen: readonly Choice[];
  readonly onChoose: (chosen: readonly Choice[]) => void;
}

/** A question of which any answers may be chosen, or none. */
export function ChoicesQuestion<Choice extends string>(props: ChoicesQuestionProps<Choice>) {
  const { label, choices, nameOf, chosen, onChoose } = props;
  return (
    <Question label={label}>
      <div className={styles.chips}>
        {choices.map((choice) => (
          <CheckChip
            key={choice}
            checked={chosen.includes(choice)}
            onChange={(isIn) => {
              onChoose(withChoice(chosen, choice, isIn));
            }}
          >
            {nameOf(choice)}
          </CheckChip>
        ))}
      </div>
    </Question>
  );
}
