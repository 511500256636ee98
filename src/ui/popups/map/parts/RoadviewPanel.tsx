import { useRef } from 'react';
import { ROADVIEW_RADIUS, type LatLng } from '#core';
import { useServices } from '../../../ground/services';
import { EmptyState } from '../../../components/state/EmptyState';
import { FailedState } from '../../../components/state/FailedState';
import { Spinner } from '../../../components/state/Spinner';
import type { MapProps } from '../../../stores/popups/props/map-props';
import { useRoadview } from '../use-roadview';
import styles from './roadview-panel.module.scss';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';

/** Kakao's own page, for where the map in use has no pictures of the street. */
const outsideLink = ({ lat, lng }: LatLng): string =>
  `https://map.kakao.com/link/roadview/${String(lat)},${String(lng)}`;

type RoadviewPanelProps = Pick<MapProps, 'at' | 'isApproximate'>;

/** The street in front of the point, as far as the map in use has pictures of it. */
export function RoadviewPanel({ at, isApproximate }: RoadviewPanelProps) {
  const { maps } = useServices();
  const box = useRef<HTMLDivElement>(null);
  const { state, retry } = useRoadview(box, maps, at);
  return (
    <div className={styles.panel}>
      <div
        ref={box}
        className={styles.box}
        role="region"
        aria-label="로드뷰"
        hidden={state.kind !== 'open' && state.kind !== 'loading'}
      />
      {state.kind === 'failed' ? (
        <div className={styles.state}>
          <FailedState
            title="로드뷰를 불러오지 못했어요"
            reason={<ErrorWords error={state.error} />}
            onRetry={retry}
          />
          <OutsideLink at={at} />
        </div>
      ) : (
        <div role="status" className={styles.state} hidden={state.kind === 'open'}>
          {state.kind === 'loading' && (
            <p className={styles.loading}>
              <Spinner />
              로드뷰를 불러오는 중이에요.
            </p>
          )}
          {state.kind === 'none-near' && (
            <EmptyState
              title="이 근처에는 로드뷰가 없어요"
              hint={`${ROADVIEW_RADIUS}m 안에서 찍은 거리 사진이 없어요. 지도에서 위치를 확인해 주세요.`}
            />
          )}
          {state.kind === 'no-service' && (
            <>
              <EmptyState
                title="이 지도에는 로드뷰가 없어요"
                hint="거리 모습은 카카오맵에서 볼 수 있어요."
              />
              <OutsideLink at={at} />
            </>
          )}
        </div>
      )}
      {isApproximate && (
        <p className={styles.note}>
          집의 정확한 위치는 공개되지 않았어요. 로드뷰는 집 앞이 아니라 원의 가운데를 보여 줘요.
        </p>
      )}
    </div>
  );
}

function OutsideLink({ at }: { readonly at: LatLng }) {
  return (
    <a
      href={outsideLink(at)}
      target="_blank"
      rel="noopener noreferrer"
      className={styles.link}
      aria-label="카카오맵에서 로드뷰 보기, 새 창"
    >
      카카오맵에서 로드뷰 보기
    </a>
  );
}
