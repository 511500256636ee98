import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { graphemeCount, MOST_POST_TITLE, tidyLine } from '#core';
import { noteId } from '../../../components/field/field-props';
import { FieldNote } from '../../../components/field/FieldNote';
import styles from '../post-form.module.scss';
import type { PostFormStore } from '../post-form-store';

/** From so many characters on the count is shown. */
const NEAR = MOST_POST_TITLE - 15;

/** The title, as large as it will stand above the post; it grows with its lines. */
export const TitleBox = observer(function TitleBox({ store }: { readonly store: PostFormStore }) {
  const id = useId();
  const fault = store.faultOf('title');
  const count = graphemeCount(tidyLine(store.title));
  return (
    <div className={styles.title}>
      <div className={styles.grow} data-words={store.title}>
        <textarea
          id={id}
          rows={1}
          aria-label="제목"
          aria-required
          aria-invalid={fault !== null || undefined}
          aria-describedby={noteId(id)}
          placeholder="제목을 적어 주세요"
          enterKeyHint="next"
          readOnly={store.isBusy}
          value={store.title}
          onChange={({ target }) => {
            store.typeTitle(target.value.replace(/[\r\n]+/g, ' '));
          }}
          onKeyDown={(event) => {
            // While a syllable is put together, Enter ends it.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.querySelector<HTMLElement>('[contenteditable]')?.focus();
          }}
        />
      </div>
      <FieldNote
        id={noteId(id)}
        error={fault}
        hint={count >= NEAR ? `${String(count)}/${String(MOST_POST_TITLE)}` : undefined}
      />
    </div>
  );
});
