import type { MapHandle } from '#core';
import { Icon } from '../../../components/icon/Icon';
import styles from '../house-map.module.scss';

interface ZoomButtonsProps {
  readonly map: Pick<MapHandle, 'zoom'>;
  readonly bottom: number;
  readonly right: number;
}

/** One level in or out; for people with a mouse, fingers pinch. */
export function ZoomButtons({ map, bottom, right }: ZoomButtonsProps) {
  return (
    <div className={styles.zoom} style={{ bottom: bottom + 16, right: right + 16 }}>
      <button
        type="button"
        aria-label="지도 확대"
        onClick={() => {
          map.zoom(1);
        }}
      >
        <Icon name="plus" size={20} />
      </button>
      <button
        type="button"
        aria-label="지도 축소"
        onClick={() => {
          map.zoom(-1);
        }}
      >
        <Icon name="minus" size={20} />
      </button>
    </div>
  );
}
