import { IconButton } from '../../components/button/IconButton';
import { classNames } from '../../styles/class-names';
import styles from './photo-slides.module.scss';

interface SlideStepsProps {
  readonly index: number;
  readonly count: number;
  readonly onShow: (index: number) => void;
  /** On the dark ground of the gallery. */
  readonly isDark?: boolean;
}

/** One picture back, one on: for a mouse; fingers swipe. Gone where there is nowhere to go. */
export function SlideSteps({ index, count, onShow, isDark = false }: SlideStepsProps) {
  if (count < 2) return null;
  const look = classNames(styles.step, isDark && styles.dark);
  const kind = isDark ? 'bare' : 'on-photo';
  return (
    <>
      <IconButton
        className={classNames(look, styles.before)}
        kind={kind}
        icon="chevron-left"
        label="이전 사진"
        disabled={index <= 0}
        onClick={() => {
          onShow(index - 1);
        }}
      />
      <IconButton
        className={classNames(look, styles.after)}
        kind={kind}
        icon="chevron-right"
        label="다음 사진"
        disabled={index >= count - 1}
        onClick={() => {
          onShow(index + 1);
        }}
      />
    </>
  );
}
