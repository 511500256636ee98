import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { LONGEST_SEARCH } from '#core';
import { IconButton } from '../../../components/button/IconButton';
import { Icon } from '../../../components/icon/Icon';
import { PATH } from '../../../ground/paths';
import { useServices } from '../../../ground/services';
import type { SearchFieldStore, Suggestion } from '../search-field-store';
import styles from './search-bar.module.scss';
import { suggestionId, SUGGESTIONS_ID } from './Suggestions';

interface SearchBarProps {
  readonly field: SearchFieldStore;
  readonly onSubmit: () => void;
  readonly onChoose: (suggestion: Suggestion) => void;
}

/** Back, and the one field: arrows walk what is suggested, Enter takes it or what is typed. */
export const SearchBar = observer(function SearchBar(props: SearchBarProps) {
  const { field, onSubmit, onChoose } = props;
  const { history } = useServices().stores;
  const input = useRef<HTMLInputElement>(null);
  const { active, isOpen } = field;
  // Who comes without words comes to type them; on the way back the page is read.
  useLayoutEffect(() => {
    if (input.current?.value === '') input.current.focus({ preventScroll: true });
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    // While a syllable is being composed, its keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      field.step(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      field.dismiss();
    } else if (event.key === 'Enter' && active !== null) {
      event.preventDefault();
      onChoose(active);
      input.current?.blur();
    }
  };

  return (
    <form
      role="search"
      action={PATH.search}
      className={styles.bar}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        // A phone's keyboard covers what was found.
        input.current?.blur();
      }}
    >
      <IconButton
        icon="chevron-left"
        label="뒤로"
        onClick={() => {
          history.back(PATH.home);
        }}
      />
      <div className={styles.field}>
        <Icon name="search" size={20} />
        <input
          ref={input}
          name="q"
          className={styles.input}
          role="combobox"
          aria-label="공고, 글, 직거래, 장소 검색"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? SUGGESTIONS_ID : undefined}
          aria-activedescendant={active === null ? undefined : suggestionId(active)}
          placeholder="공고, 글, 직거래, 장소 검색"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST_SEARCH}
          value={field.typed}
          onChange={(event) => {
            field.type(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
        {field.typed !== '' && (
          <IconButton
            icon="clear"
            label="검색어 지우기"
            size={20}
            onClick={() => {
              field.settle('');
              input.current?.focus();
            }}
          />
        )}
      </div>
    </form>
  );
});
