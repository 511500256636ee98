import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { formatPrice, POST_KIND, type ChecklistPlace } from '#core';
import { ButtonLink } from '../../components/button/Button';
import { Icon } from '../../components/icon/Icon';
import { EmptyState } from '../../components/state/EmptyState';
import { FailedState } from '../../components/state/FailedState';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { AnswerStore } from '../../stores/answer-store';
import { dealZzimOf } from '../../stores/zzim/deal-zzim-of';
import { errorText } from '../../text/error-text';
import { ChecklistBones } from '../../widgets/checklist/Bones';
import { broughtPlaces } from './brought-place';
import styles from './from-zzim.module.scss';

/** Takes address and price over from what a person keeps. */
export function FromZzim({ onChoose }: { readonly onChoose: (place: ChecklistPlace) => void }) {
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  return (
    <div className={styles.from}>
      <button
        type="button"
        className={styles.open}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <Icon name="heart" size={20} />
        찜한 집으로 시작하기
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={20} />
      </button>
      <div id={list}>
        {isOpen && (
          <Kept
            onChoose={(place) => {
              setOpen(false);
              onChoose(place);
            }}
          />
        )}
      </div>
    </div>
  );
}

const Kept = observer(function Kept(props: { readonly onChoose: (place: ChecklistPlace) => void }) {
  const services = useServices();
  const [store] = useState(() => {
    const deals = dealZzimOf(services);
    const of = (kind: string) =>
      deals.deals.flatMap(({ TARGET_ID, TYPE }) => (TYPE === kind ? [TARGET_ID] : []));
    return new AnswerStore((cancel) => {
      deals.start();
      const houses = services.stores.zzim.houses.map(({ TARGET_ID }) => TARGET_ID);
      const ids = { houses, directs: of(POST_KIND.DIRECT), mates: of(POST_KIND.MATE) };
      return broughtPlaces(services, ids, cancel);
    });
  });
  useEffect(() => {
    store.start();
    return () => {
      store.stop();
    };
  }, [store]);
  const { state, value } = store;
  if (value === null) {
    return state.kind === 'failed' ? (
      <FailedState
        title="찜한 집을 불러오지 못했어요"
        reason={errorText(state.error)}
        onRetry={() => {
          void store.load();
        }}
      />
    ) : (
      <ChecklistBones />
    );
  }
  if (value.length === 0) {
    return (
      <EmptyState title="찜한 집이 없어요" hint="하트를 누른 집이 여기에 보여요.">
        <ButtonLink to={PATH.map}>집 찾아보기</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {value.map((place) => (
        <li key={`${place.from} ${place.targetId ?? ''}`}>
          <button
            type="button"
            onClick={() => {
              props.onChoose(place);
            }}
          >
            <b>{place.price === null ? place.kind : formatPrice(place.price)}</b>
            <span>
              {[place.kind, place.dong, place.floor].filter((part) => part !== '').join(' · ')}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
});
