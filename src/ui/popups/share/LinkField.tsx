import { useEffect, useRef } from 'react';
import { TextField } from '../../components/field/TextField';
import styles from './share-popup.module.scss';

/** A link that could not be copied, chosen already, so that the person's own way copies it. */
export function LinkField({ url }: { readonly url: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <div className={styles.field}>
      <TextField
        ref={field}
        type="url"
        label="직접 복사할 링크"
        readOnly
        value={url}
        onFocus={(event) => {
          event.currentTarget.select();
        }}
      />
    </div>
  );
}
