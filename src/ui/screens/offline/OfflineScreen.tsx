import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { APP_PAGES, sizeText, type KeptSize } from '#core';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { Button, ButtonLink } from '../../components/button/Button';
import { EmptyState } from '../../components/state/EmptyState';
import { FailedState } from '../../components/state/FailedState';
import { Skeleton, Waiting } from '../../components/state/Skeleton';
import { classNames } from '../../styles/class-names';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { useTellFailure } from '../../ground/use-tell-failure';
import { KIND_TEXTS } from './kind-texts.data';
import styles from './offline.module.scss';
import { SpaceStore } from './space-store';

/** What this device keeps to be there without a network, and how to let go of it (spec/readings R64). */
export const OfflineScreen = observer(function OfflineScreen() {
  const isAttached = useIsAttached();
  return (
    <Page title={APP_PAGES.offline.title} parent={PATH.more}>
      {isAttached ? <Space /> : <Bones />}
    </Page>
  );
});

function Bones() {
  return (
    <Waiting label="저장 공간을 확인하는 중이에요.">
      <div className={styles.total}>
        <Skeleton width={96} height={20} />
      </div>
      <div className={classNames(styles.effect, styles.what)}>
        <Skeleton width="92%" height={18} />
        <Skeleton width="36%" height={18} />
      </div>
      {[0, 1, 2].map((index) => (
        <div key={index} className={styles.row}>
          <div className={styles.what}>
            <Skeleton width="40%" height={20} />
            <Skeleton width="82%" height={18} />
            <Skeleton width={48} height={18} />
          </div>
          <Skeleton width={68} height={44} radius={10} />
        </div>
      ))}
    </Waiting>
  );
}

const Space = observer(function Space() {
  const { offlineKeeper } = useServices();
  const [store] = useState(() => new SpaceStore(offlineKeeper));
  const { sizes } = store;
  useEffect(() => {
    sizes.start();
    return () => {
      sizes.stop();
    };
  }, [sizes]);
  const { state } = sizes;
  if (state.kind === 'failed')
    return (
      <FailedState
        title="저장 공간을 확인하지 못했어요"
        reason="브라우저가 저장한 내용을 열지 못했어요. 잠시 뒤에 다시 시도해 주세요."
        onRetry={() => void sizes.load()}
      />
    );
  if (state.kind !== 'ready') return <Bones />;
  if (state.value.length === 0)
    return (
      <EmptyState
        title="아직 저장한 내용이 없어요"
        hint="앱을 쓰는 동안 찜한 집과 공고, 지도를 이 기기에 저장해서 인터넷 없이도 보여 드려요."
      >
        <ButtonLink to={PATH.map}>지도에서 집 찾기</ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <p className={styles.total}>
        모두 <b>{sizeText(store.total)}</b>
      </p>
      <p className={styles.effect}>
        인터넷이 끊겨도 볼 수 있게 이 기기에 저장했어요. 최대 100MB까지 저장하고, 오래된 것부터
        지워요.
      </p>
      <ul>
        {store.ordered.map((size) => (
          <KindRow key={size.kind} size={size} store={store} />
        ))}
      </ul>
    </>
  );
});

interface KindRowProps {
  readonly size: KeptSize;
  readonly store: SpaceStore;
}

const KindRow = observer(function KindRow({ size, store }: KindRowProps) {
  const tellFailure = useTellFailure();
  const { kind, bytes } = size;
  const { name, hint } = KIND_TEXTS[kind];
  const isEmptied = store.isEmptied(kind);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>{name}</b>
        <p>{hint}</p>
        <p role="status">{isEmptied ? '비웠어요' : sizeText(bytes)}</p>
      </div>
      <Button
        kind="outline"
        aria-label={`${name} 비우기`}
        busy={store.isBusy(kind)}
        disabled={isEmptied}
        onClick={() => {
          store.empty(kind).catch(tellFailure);
        }}
      >
        비우기
      </Button>
    </li>
  );
});
