import { fitText, type NoticeFit } from '#core';
import { Icon } from '../../components/icon/Icon';
import { classNames } from '../../styles/class-names';
import { noticeIcons } from './notice-icons.data';
import styles from './verdict-line.module.scss';

interface VerdictLineProps {
  /** Null while the person has said nothing: then there is no verdict, and no line. */
  readonly fit: NoticeFit | null;
  /** Where there is little room. */
  readonly isShort?: boolean;
  /** Why no applications are taken any more: then it fits nobody, whatever it asked. */
  readonly over?: string | null;
}

/** Whether a notice fits, in one of three words, and why. Never red: it is no error. */
export function VerdictLine({ fit, isShort = false, over = null }: VerdictLineProps) {
  if (fit === null) return null;
  if (over !== null) return <Line verdict="fails" word="안 맞아요" why={over} />;
  const { word, detail, short } = fitText(fit);
  return <Line verdict={fit.verdict} word={word} why={isShort ? short : detail} />;
}

function Line({
  verdict,
  word,
  why,
}: {
  readonly verdict: NoticeFit['verdict'];
  readonly word: string;
  readonly why: string | null;
}) {
  return (
    <p className={classNames(styles.line, styles[verdict])}>
      <Icon shape={noticeIcons[verdict]} size={16} />
      <b>{word}</b>
      {why !== null && <span>{why}</span>}
    </p>
  );
}
