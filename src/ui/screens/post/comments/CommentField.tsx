import { useId, useLayoutEffect, useRef, type KeyboardEvent, type Ref } from 'react';
import styles from './comment-field.module.scss';

interface CommentFieldProps {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly label: string;
  readonly placeholder?: string;
  readonly text: string;
  /** Why it cannot be sent; null where nothing is said of it. */
  readonly error: string | null;
  readonly onType: (text: string) => void;
}

/** Newer browsers grow it by themselves. */
const IS_GROWN_BY_CSS =
  typeof document !== 'undefined' && 'fieldSizing' in document.documentElement.style;

/** As many lines as are written, as far as there is room. Ctrl or ⌘ and Enter sends its form. */
export function CommentField({ ref, label, placeholder, text, error, onType }: CommentFieldProps) {
  const note = useId();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const field = box.current?.querySelector('textarea');
    if (!field || IS_GROWN_BY_CSS) return;
    field.style.height = 'auto';
    field.style.height = `${field.scrollHeight}px`;
  }, [text]);
  return (
    <div ref={box} className={styles.box}>
      <textarea
        ref={ref}
        className={styles.field}
        rows={1}
        aria-label={label}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={error === null ? undefined : note}
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          onType(event.target.value);
        }}
        onKeyDown={(event: KeyboardEvent<HTMLTextAreaElement>) => {
          const isSent = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
          // A syllable that is being made is finished first.
          if (!isSent || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      {error !== null && (
        <p id={note} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
