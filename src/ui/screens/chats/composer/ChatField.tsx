import { useLayoutEffect, useRef, type Ref } from 'react';
import styles from './composer.module.scss';

interface ChatFieldProps {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly text: string;
  /** The id of what says why it cannot be sent; null where nothing does. */
  readonly faultId: string | null;
  /** Enter sends, Shift and Enter begins a line; a phone has a button for the one. */
  readonly isSentByEnter: boolean;
  readonly onType: (text: string) => void;
}

/** Newer browsers grow it by themselves. */
const IS_GROWN_BY_CSS =
  typeof document !== 'undefined' && 'fieldSizing' in document.documentElement.style;
/** What Safari says of the key that ends a syllable, after it has said that the syllable is made. */
const ENDS_SYLLABLE = 229;

/** As many lines as are written, as far as there is room. */
export function ChatField({ ref, text, faultId, isSentByEnter, onType }: ChatFieldProps) {
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
        aria-label="메시지"
        aria-invalid={faultId === null ? undefined : true}
        aria-describedby={faultId ?? undefined}
        placeholder="메시지 보내기"
        enterKeyHint={isSentByEnter ? 'send' : 'enter'}
        value={text}
        onChange={({ target }) => {
          onType(target.value);
        }}
        onKeyDown={(event) => {
          const { nativeEvent } = event;
          const isMade =
            nativeEvent.isComposing || Reflect.get(nativeEvent, 'keyCode') === ENDS_SYLLABLE;
          if (event.key !== 'Enter' || event.shiftKey || isMade || !isSentByEnter) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
    </div>
  );
}
