import { Chip } from '../../components/chip/Chip';
import styles from './question-chips.module.scss';

interface QuestionChipsProps<Section extends string> {
  /** The questions of the form, in its order. */
  readonly questions: readonly {
    readonly section: Section;
    /** As long as nothing is asked. */
    readonly name: string;
    /** What is asked; empty where nothing is. */
    readonly asked: string;
  }[];
  readonly onOpen: (section: Section) => void;
}

/** What is asked over a list, at a glance: a chip opens its question. */
export function QuestionChips<Section extends string>(props: QuestionChipsProps<Section>) {
  const { questions, onOpen } = props;
  return (
    <div role="group" aria-label="필터" className={styles.chips}>
      {questions.map(({ section, name, asked }) => (
        <Chip
          key={section}
          opens
          active={asked !== ''}
          aria-haspopup="dialog"
          onClick={() => {
            onOpen(section);
          }}
        >
          {asked === '' ? name : asked}
        </Chip>
      ))}
    </div>
  );
}

interface OptionChipsProps<Option extends string> {
  readonly options: readonly { readonly value: Option; readonly name: string }[];
  readonly chosen: readonly Option[];
  readonly onChange: (chosen: readonly Option[]) => void;
}

/** Options that are asked for by one press. */
export function OptionChips<Option extends string>(props: OptionChipsProps<Option>) {
  const { options, chosen, onChange } = props;
  return (
    <div role="group" aria-label="옵션" className={styles.chips}>
      {options.map(({ value, name }) => {
        const isAsked = chosen.includes(value);
        return (
          <Chip
            key={value}
            active={isAsked}
            aria-pressed={isAsked}
            onClick={() => {
              onChange(isAsked ? chosen.filter((one) => one !== value) : [...chosen, value]);
            }}
          >
            {name}
          </Chip>
        );
      })}
    </div>
  );
}
