import { SEARCH_TAB, searchTo, type SearchAddress, type SearchKind } from '#core';
import { Button } from '../../../components/button/Button';
import { Icon } from '../../../components/icon/Icon';
import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import { idOfHit, type HitOf } from '../search-answer';
import type { ReadySearch, SearchStore } from '../search-store';
import { countText, mostOf, TAB_NAME } from '../search-texts';
import styles from './found.module.scss';
import { FoundContent } from './FoundContent';
import { FoundDeal } from './FoundDeal';
import { FoundMate } from './FoundMate';
import { FoundNotice } from './FoundNotice';
import { FoundPlace } from './FoundPlace';
import { FoundPost } from './FoundPost';

/** So many of each kind where all kinds are shown. */
const FEW = 3;

interface FoundSectionProps {
  readonly kind: SearchKind;
  readonly found: ReadySearch;
  readonly address: SearchAddress;
  /** Milliseconds. */
  readonly now: number;
  readonly store: SearchStore;
  readonly onChoose: () => void;
}

/** One kind under its name, with the way to all of it; nothing where none was found. */
export function FoundSection(props: FoundSectionProps) {
  const { kind, found, address, now, store, onChoose } = props;
  const { q, hits, total, next } = found.of[kind];
  if (hits.length === 0) return null;
  const isAll = address.tab === kind;
  const shown: readonly HitOf<SearchKind>[] = isAll ? hits : hits.slice(0, FEW);
  const name = TAB_NAME[kind];
  return (
    <section className={styles.section} aria-label={name}>
      <header className={styles.head}>
        <h2>{name}</h2>
        {!isAll && total > FEW && (
          <AllLink kind={kind} address={address} all={countText(total, total >= mostOf(kind))} />
        )}
      </header>
      <ul>
        {shown.map((hit) => (
          <FoundRow key={idOfHit(hit)} hit={hit} q={q} now={now} onChoose={onChoose} />
        ))}
      </ul>
      {isAll && next !== null && <MoreOf kind={kind} found={found} store={store} />}
    </section>
  );
}

interface AllLinkProps extends Pick<FoundSectionProps, 'kind' | 'address'> {
  /** How many were found. */
  readonly all: string;
}

function AllLink({ kind, address, all }: AllLinkProps) {
  return (
    <Link
      replace
      className={styles.all}
      to={`${PATH.search}${searchTo({ ...address, tab: SEARCH_TAB[kind] })}`}
      aria-label={`${TAB_NAME[kind]} ${all}개 모두 보기`}
    >
      {all}개 모두
      <Icon name="chevron-right" size={16} />
    </Link>
  );
}

function MoreOf({ kind, found, store }: Pick<FoundSectionProps, 'kind' | 'found' | 'store'>) {
  const state = found.more?.kind === kind ? found.more.state : null;
  return (
    <div className={styles.more}>
      {state === 'failed' && <p role="alert">더 불러오지 못했어요.</p>}
      <Button kind="outline" busy={state === 'loading'} onClick={() => void store.loadMore(kind)}>
        {state === 'failed' ? '다시 불러오기' : `${TAB_NAME[kind]} 더 보기`}
      </Button>
    </div>
  );
}

interface FoundRowProps extends Pick<FoundSectionProps, 'now' | 'onChoose'> {
  readonly hit: HitOf<SearchKind>;
  readonly q: string;
}

function FoundRow({ hit, ...row }: FoundRowProps) {
  switch (hit.kind) {
    case 'notice':
      return <FoundNotice notice={hit.notice} {...row} />;
    case 'post':
      return <FoundPost post={hit.post} said={hit.said} comment={hit.comment} {...row} />;
    case 'content':
      return <FoundContent content={hit.content} said={hit.said} {...row} />;
    case 'deal':
      return 'side' in hit.deal ? (
        <FoundMate mate={hit.deal} said={hit.said} {...row} />
      ) : (
        <FoundDeal deal={hit.deal} said={hit.said} {...row} />
      );
    case 'place':
      return <FoundPlace place={hit.place} {...row} />;
  }
}
