import { useLayoutEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { LONGEST_SEARCH } from '#core';
import { IconButton } from '../../../components/button/IconButton';
import { Icon } from '../../../components/icon/Icon';
import { PATH } from '../../../ground/paths';
import { useServices } from '../../../ground/services';
import type { SearchFieldStore } from '../search-field-store';
import styles from './search-bar.module.scss';

interface SearchBarProps {
  readonly field: SearchFieldStore;
  readonly onSubmit: () => void;
}

/** Back, and the one field. */
export const SearchBar = observer(function SearchBar({ field, onSubmit }: SearchBarProps) {
  const { history } = useServices().stores;
  const input = useRef<HTMLInputElement>(null);
  // Who comes without words comes to type them; on the way back the page is read.
  useLayoutEffect(() => {
    if (input.current?.value === '') input.current.focus({ preventScroll: true });
  }, []);
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
          aria-label="공고, 장소 검색"
          placeholder="공고, 장소 검색"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST_SEARCH}
          value={field.typed}
          onChange={(event) => {
            field.type(event.target.value);
          }}
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
