import type { MapPadding } from '#core';
import { Button } from '../../../components/button/Button';
import { useRetryOnline } from '../../../components/state/use-retry-online';
import styles from '../house-map.module.scss';

interface MapFailedProps {
  readonly onRetry: () => void;
  readonly padding: MapPadding;
}

/** The engine could not be had. The houses are still in the list; this only says so and offers to try again. */
export function MapFailed({ onRetry, padding: { top, right, bottom, left } }: MapFailedProps) {
  useRetryOnline(onRetry);
  return (
    <div className={styles.failed} style={{ top, right, bottom, left }} role="status">
      <p className={styles.failedTitle}>지도를 불러오지 못했어요</p>
      <p className={styles.failedHint}>인터넷 연결을 확인해 주세요.</p>
      <Button kind="outline" icon="refresh" onClick={onRetry}>
        다시 불러오기
      </Button>
    </div>
  );
}
