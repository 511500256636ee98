import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { withParticle, type NearbyCategory, type NearbyPlace } from '#core';
import { Button } from '../../../components/button/Button';
import { Icon } from '../../../components/icon/Icon';
import { Skeleton } from '../../../components/state/Skeleton';
import { useRetryOnline } from '../../../components/state/use-retry-online';
import type { Answer } from '../../../stores/answer-store';
import { classNames } from '../../../styles/class-names';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';
import { FACILITY } from '../map-icons.data';
import type { NearbyStore } from '../nearby-store';
import { distanceText } from '../nearby-texts';
import styles from './nearby-list.module.scss';

interface NearbyListProps {
  readonly store: NearbyStore;
  readonly isApproximate: boolean;
  /** Shows it on the map. */
  readonly onPress: (facility: NearbyPlace) => void;
}

/** What was found of each wanted kind, with the way there on foot. */
export const NearbyList = observer(function NearbyList(props: NearbyListProps) {
  const { store, isApproximate, onPress } = props;
  return (
    <div className={styles.list}>
      {store.wanted.length === 0 && (
        <p className={styles.none}>보고 싶은 시설을 위에서 골라 주세요.</p>
      )}
      {store.wanted.map(({ category, found }) => (
        <Kind
          key={category}
          category={category}
          state={found.state}
          selectedId={store.selected?.id ?? null}
          onPress={onPress}
          onRetry={() => void found.load()}
        />
      ))}
      <p className={styles.note}>
        {isApproximate && '거리는 원의 가운데에서 잰 값이에요. '}도보 시간은 직선거리로 어림한
        값이에요.
      </p>
    </div>
  );
});

interface KindProps {
  readonly category: NearbyCategory;
  readonly state: Answer<readonly NearbyPlace[]>;
  readonly selectedId: string | null;
  readonly onPress: (facility: NearbyPlace) => void;
  readonly onRetry: () => void;
}

function Kind({ category, state, selectedId, onPress, onRetry }: KindProps) {
  const id = useId();
  const { name } = FACILITY[category];
  return (
    <section aria-labelledby={id} className={styles.kind}>
      <div className={styles.head}>
        <h3 id={id}>{name}</h3>
        <p role="status">{said(name, state)}</p>
      </div>
      {(state.kind === 'idle' || state.kind === 'loading') && (
        <div className={styles.bones} aria-hidden="true">
          <Skeleton width="70%" height={20} />
          <Skeleton width="60%" height={20} />
        </div>
      )}
      {state.kind === 'failed' && <Failed error={state.error} onRetry={onRetry} />}
      {state.kind === 'ready' && (
        <ul>
          {state.value.map((facility) => (
            <Row
              key={facility.id}
              facility={facility}
              isSelected={facility.id === selectedId}
              onPress={onPress}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** How the search went, for everybody; it is read out when it changes. */
function said(name: string, state: KindProps['state']): string {
  if (state.kind === 'failed') return '불러오지 못했어요';
  if (state.kind !== 'ready') return '찾고 있어요';
  const { length } = state.value;
  const what = withParticle(name === '지하철' ? '지하철역' : name, '이/가');
  return length === 0 ? `1km 안에 등록된 ${what} 없어요` : `${length}곳`;
}

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  useRetryOnline(onRetry);
  return (
    <div className={styles.failed}>
      <p>
        <ErrorWords error={error} />
      </p>
      <Button kind="outline" icon="refresh" onClick={onRetry}>
        다시 찾기
      </Button>
    </div>
  );
}

interface RowProps {
  readonly facility: NearbyPlace;
  readonly isSelected: boolean;
  readonly onPress: (facility: NearbyPlace) => void;
}

function Row({ facility, isSelected, onPress }: RowProps) {
  const row = useRef<HTMLButtonElement>(null);
  // It may have been pressed on the map.
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  return (
    <li>
      <button
        ref={row}
        type="button"
        aria-current={isSelected || undefined}
        className={classNames(styles.row, isSelected && styles.selected)}
        onClick={() => {
          onPress(facility);
        }}
      >
        <Icon shape={FACILITY[facility.category].icon} size={18} />
        <span className={styles.name}>{facility.name}</span>
        <span className={styles.far}>{distanceText(facility)}</span>
      </button>
    </li>
  );
}
