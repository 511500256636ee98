import type { ReactNode } from 'react';
import {
  MOST_HITS,
  MOST_PLACES,
  SEARCH_TAB,
  searchTo,
  type SearchAddress,
  type SearchTab,
} from '#core';
import { Button } from '../../../components/button/Button';
import { Icon } from '../../../components/icon/Icon';
import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import type { ReadySearch, SearchStore } from '../search-store';
import { countText, TAB_NAME } from '../search-texts';
import styles from './found.module.scss';
import { FoundNotice } from './FoundNotice';
import { FoundPlace } from './FoundPlace';

/** So many of each kind where all kinds are shown. */
const FEW = 3;

interface SectionProps {
  readonly tab: Exclude<SearchTab, 'all'>;
  readonly address: SearchAddress;
  /** How many were found, as a text; null where all of them are shown. */
  readonly all: string | null;
  readonly children: ReactNode;
}

/** One kind under its name, with the way to all of it. */
function Section({ tab, address, all, children }: SectionProps) {
  const name = TAB_NAME[tab];
  return (
    <section className={styles.section} aria-label={name}>
      <header className={styles.head}>
        <h2>{name}</h2>
        {all !== null && (
          <Link
            replace
            className={styles.all}
            to={`${PATH.search}${searchTo({ ...address, tab })}`}
            aria-label={`${name} ${all}개 모두 보기`}
          >
            {all}개 모두
            <Icon name="chevron-right" size={16} />
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}

interface FoundProps {
  readonly found: ReadySearch;
  readonly address: SearchAddress;
  readonly onChoose: () => void;
}

export function FoundNotices({
  found,
  address,
  now,
  store,
  onChoose,
}: FoundProps & { readonly now: number; readonly store: SearchStore }) {
  const { q, notices, total, next, more } = found;
  if (notices.length === 0) return null;
  const isAll = address.tab === SEARCH_TAB.notice;
  const shown = isAll ? notices : notices.slice(0, FEW);
  const all = isAll || total <= FEW ? null : countText(total, total >= MOST_HITS);
  return (
    <Section tab={SEARCH_TAB.notice} address={address} all={all}>
      <ul>
        {shown.map((notice) => (
          <FoundNotice key={notice.id} notice={notice} q={q} now={now} onChoose={onChoose} />
        ))}
      </ul>
      {isAll && next !== null && (
        <div className={styles.more}>
          {more === 'failed' && <p role="alert">더 불러오지 못했어요.</p>}
          <Button kind="outline" busy={more === 'loading'} onClick={() => void store.loadMore()}>
            {more === 'failed' ? '다시 불러오기' : '공고 더 보기'}
          </Button>
        </div>
      )}
    </Section>
  );
}

export function FoundPlaces({ found, address, onChoose }: FoundProps) {
  const { q, places } = found;
  if (places.length === 0) return null;
  const isAll = address.tab === SEARCH_TAB.place;
  const shown = isAll ? places : places.slice(0, FEW);
  const all =
    isAll || places.length <= FEW ? null : countText(places.length, places.length >= MOST_PLACES);
  return (
    <Section tab={SEARCH_TAB.place} address={address} all={all}>
      <ul>
        {shown.map((place) => (
          <FoundPlace key={place.id} place={place} q={q} onChoose={onChoose} />
        ))}
      </ul>
    </Section>
  );
}
