import { useEffect, useId, useRef } from 'react';
import styles from './share-popup.module.scss';

/** A link that could not be copied, chosen already, so that the person's own way copies it. */
export function LinkField({ url }: { readonly url: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>직접 복사할 링크</label>
      <input
        ref={field}
        id={id}
        type="url"
        readOnly
        value={url}
        onFocus={(event) => {
          event.currentTarget.select();
        }}
      />
    </div>
  );
}
