import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../components/button/Button';
import { classNames } from '../../styles/class-names';
import styles from './description.module.scss';

/** More letters or lines than these are folded. */
const MOST = { letters: 320, lines: 8 };

interface DescriptionProps {
  readonly text: string;
  /** The same text with parts of it marked; as it is where it is left out. */
  readonly children?: ReactNode;
}

/** The poster's words as they were written; a long text unfolds. Paper shows all of it. */
export function Description({ text, children = text }: DescriptionProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > MOST.letters || text.split('\n').length > MOST.lines;
  return (
    <>
      <p id={id} className={classNames(styles.text, isLong && !isOpen && styles.folded)}>
        {children}
      </p>
      {isLong && (
        <Button
          kind="outline"
          wide
          className={styles.more}
          icon={isOpen ? 'chevron-up' : 'chevron-down'}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {isOpen ? '설명 접기' : '설명 더 보기'}
        </Button>
      )}
    </>
  );
}
