import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { SEARCH_TAB } from '#core';
import { Button } from '../../../components/button/Button';
import { Icon } from '../../../components/icon/Icon';
import { classNames } from '../../../styles/class-names';
import { useMinute } from '../../../widgets/notice-view/use-minute';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';
import type { SearchFieldStore, Suggestion } from '../search-field-store';
import found from './found.module.scss';
import { FoundBones } from './FoundBones';
import { Marked } from './Marked';
import { NoticeFace, PlaceFace } from './RowFace';
import styles from './suggestions.module.scss';

/** Of the list that the field walks; there is one on a page. */
export const SUGGESTIONS_ID = 'search-suggestions';
export const suggestionId = ({ id }: Suggestion): string => `${SUGGESTIONS_ID}-${id}`;

const BONES = 5;

interface SuggestionsProps {
  readonly field: SearchFieldStore;
  readonly onChoose: (suggestion: Suggestion) => void;
}

/** What can be taken while something is typed. Keys are the field's, which stays focused. */
export const Suggestions = observer(function Suggestions({ field, onChoose }: SuggestionsProps) {
  const { options, active, suggestions } = field;
  const { state, shown } = suggestions;
  const now = useMinute();
  const activeId = active === null ? null : suggestionId(active);
  useEffect(() => {
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div className={styles.suggestions}>
      <ul
        id={SUGGESTIONS_ID}
        role="listbox"
        aria-label="추천 검색"
        aria-busy={state.kind === 'loading' || undefined}
      >
        {options.map((option) => (
          // Keys are the field's, which stays focused: an option is only pressed.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={option.id}
            id={suggestionId(option)}
            role="option"
            aria-selected={option === active}
            className={classNames(found.row, styles.option)}
            onMouseDown={(event) => {
              // A mouse leaves the focus, and a phone its keyboard, with the field.
              event.preventDefault();
            }}
            onClick={() => {
              onChoose(option);
            }}
          >
            <OptionFace option={option} q={shown?.q ?? ''} now={now} />
          </li>
        ))}
      </ul>
      {state.kind === 'loading' && shown === null && (
        <FoundBones label="추천 불러오는 중" rows={BONES} tab={SEARCH_TAB.all} />
      )}
      {state.kind === 'failed' && (
        <div className={styles.note} role="alert">
          <p>추천을 불러오지 못했어요.</p>
          <p>
            <ErrorWords error={state.error} />
          </p>
          <Button kind="outline" icon="refresh" onClick={field.ask}>
            다시 불러오기
          </Button>
        </div>
      )}
      <Said field={field} />
    </div>
  );
});

/** How many there are, for those who do not see them; to all where there are none. */
const Said = observer(function Said({ field }: { readonly field: SearchFieldStore }) {
  const { state } = field.suggestions;
  const count = field.options.length - 1;
  const isNone = state.kind === 'ready' && count === 0;
  return (
    <p role="status" className={isNone ? styles.note : found.spoken}>
      {isNone && '찾는 게 없어요. 다른 말이나 초성으로 찾아 보세요.'}
      {state.kind === 'ready' && count > 0 && `추천 ${count}개`}
    </p>
  );
});

interface OptionFaceProps {
  readonly option: Suggestion;
  readonly q: string;
  readonly now: number;
}

function OptionFace({ option, q, now }: OptionFaceProps) {
  if (option.kind === 'place')
    return (
      <PlaceFace place={option.place}>
        <p className={styles.name}>
          <Marked text={option.place.name} q={q} />
        </p>
      </PlaceFace>
    );
  if (option.kind === 'notice')
    return (
      <NoticeFace notice={option.notice} q={q} now={now}>
        <p className={styles.name}>
          <Marked text={option.notice.title} q={q} />
        </p>
      </NoticeFace>
    );
  return (
    <>
      <span className={found.sign}>
        <Icon name="search" size={20} />
      </span>
      <p className={styles.name}>
        {option.q} <span className={styles.ask}>검색</span>
      </p>
    </>
  );
}
