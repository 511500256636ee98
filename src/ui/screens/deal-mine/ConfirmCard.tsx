import type { ConfirmationWeek, ConfirmQuestion } from '#core';
import { Button } from '../../components/button/Button';
import { Tag } from '../../components/chip/Tag';
import { WeekBar } from '../../widgets/deal-page/WeekBar';
import styles from './deal-mine.module.scss';

/** What is asked, and how it is said that it is over. */
export interface ConfirmWords {
  readonly title: string;
  readonly done: string;
}

interface ConfirmCardProps {
  readonly words: ConfirmWords;
  readonly question: ConfirmQuestion;
  readonly week: ConfirmationWeek;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onDone: () => void;
}

/** One question, one button: whether what is about to leave the lists is still there. */
export function ConfirmCard(props: ConfirmCardProps) {
  const { words, question, week, isBusy, onConfirm, onDone } = props;
  return (
    <section className={styles.ask} aria-label={words.title}>
      <div className={styles.askHead}>
        <h2>{words.title}</h2>
        <Tag tone="warning">{question.due}</Tag>
      </div>
      <p>{question.words}</p>
      <WeekBar week={week} />
      <Button size="dialog" wide busy={isBusy} onClick={onConfirm}>
        네, 아직 있어요
      </Button>
      <Button kind="plain" wide onClick={onDone}>
        {words.done}
      </Button>
    </section>
  );
}
