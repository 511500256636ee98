import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { observer } from 'mobx-react-lite';
import type { Place } from '#core';
import { Icon } from '../../components/icon/Icon';
import type { IconShape } from '../../components/icon/icon-shape';
import { icons } from '../../components/icon/icons.data';
import { popupIcons } from '../../components/icon/popup-icons.data';
import { IconButton } from '../../components/button/IconButton';
import { Button } from '../../components/button/Button';
import { ErrorWords } from '../../widgets/server-html/ErrorWords';
import { LineBadge } from '../../widgets/line-badge/LineBadge';
import type { PlaceSearchStore } from './place-search-store';
import styles from './place-combobox.module.scss';

const KIND_ICON: Readonly<Record<Place['kind'], IconShape>> = {
  area: icons.map,
  station: popupIcons.station,
  university: icons.book,
};

interface PlaceComboboxProps {
  readonly store: PlaceSearchStore;
  readonly onChoose: (place: Place) => void;
  readonly onLeave: () => void;
}

/** A field and the places that fit what is typed in it; arrows walk them, Enter takes one. */
export const PlaceCombobox = observer(function PlaceCombobox(props: PlaceComboboxProps) {
  const { store, onChoose, onLeave } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { options, active } = store;

  useEffect(() => {
    input.current?.focus();
  }, []);
  useEffect(() => {
    if (active >= 0) {
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
    }
  }, [id, active]);

  const onKeyDown = (event: KeyboardEvent) => {
    // While a syllable is being composed, its keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      store.step(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && store.chosen !== null) {
      event.preventDefault();
      onChoose(store.chosen);
    }
  };

  return (
    <div className={styles.search}>
      <div className={styles.field}>
        <IconButton icon="chevron-left" label="검색 닫기" onClick={onLeave} />
        <input
          ref={input}
          className={styles.input}
          role="combobox"
          aria-label="지역, 역, 대학교 검색"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          placeholder="지역, 역, 대학교 검색"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          value={store.query}
          onChange={(event) => {
            store.type(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
        {store.query !== '' && (
          <IconButton
            icon="clear"
            label="검색어 지우기"
            size={22}
            onClick={() => {
              store.type('');
              input.current?.focus();
            }}
          />
        )}
      </div>
      <Said store={store} />
      {store.state.kind === 'idle' && store.recent.length > 0 && (
        <div className={styles.title}>
          <h2>최근 검색</h2>
          <Button
            kind="plain"
            onClick={() => {
              store.forgetAll();
              input.current?.focus();
            }}
          >
            전체 삭제
          </Button>
        </div>
      )}
      <div className={styles.results}>
        <ul
          id={`${id}-list`}
          role="listbox"
          aria-label={store.state.kind === 'idle' ? '최근 검색' : '검색 결과'}
          className={styles.options}
        >
          {options.map((place, index) => (
            // Keys are the field's, which stays focused: an option is only pressed.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={place.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={styles.option}
              onClick={() => {
                onChoose(place);
              }}
            >
              <Icon shape={KIND_ICON[place.kind]} size={20} />
              <span className={styles.name}>{place.name}</span>
              {place.lines.map((line) => (
                <LineBadge key={line.name} line={line} />
              ))}
              <span className={styles.detail}>{place.detail}</span>
            </li>
          ))}
        </ul>
        {store.state.kind === 'idle' && <Forgetting store={store} field={input} />}
      </div>
    </div>
  );
});

/**
 * A × beside every recent search. It stands outside of the list, since an option of a listbox can
 * hold no button; the rows are equally high.
 */
const Forgetting = observer(function Forgetting(props: {
  readonly store: PlaceSearchStore;
  readonly field: RefObject<HTMLInputElement | null>;
}) {
  const { store, field } = props;
  return (
    <ul aria-label="최근 검색 지우기" className={styles.forgetting}>
      {store.recent.map((place) => (
        <li key={place.id}>
          <IconButton
            icon="close"
            label={`${place.name} 검색 기록 지우기`}
            size={18}
            onClick={() => {
              store.forget(place);
              field.current?.focus();
            }}
          />
        </li>
      ))}
    </ul>
  );
});

/** What the options are, or why there are none. */
const Said = observer(function Said({ store }: { readonly store: PlaceSearchStore }) {
  const { state } = store;
  if (state.kind === 'failed') {
    return (
      <div className={styles.note} role="alert">
        <p>
          <ErrorWords error={state.error} />
        </p>
        <Button kind="outline" icon="refresh" onClick={() => void store.search()}>
          다시 불러오기
        </Button>
      </div>
    );
  }
  const isEmpty = store.options.length === 0;
  return (
    <p className={isEmpty ? styles.note : styles.said} role="status">
      {state.kind === 'idle' && isEmpty && '예: 신림역, 관악구, 서울대학교, ㅅㄹㅇ'}
      {state.kind === 'loading' && isEmpty && '찾는 중이에요.'}
      {state.kind === 'ready' &&
        (isEmpty
          ? '찾는 곳이 없어요. 다른 이름으로 검색해 보세요.'
          : `검색 결과 ${state.places.length}곳`)}
    </p>
  );
});
