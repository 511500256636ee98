import { houseName, type House } from '#core';
import { useServices } from '../../../ground/services';
import { Button } from '../../../components/button/Button';
import type { MapMode } from '../../../stores/popups/props/map-props';
import { markOf } from '../mark-of';
import { addressText } from '../house-page-texts';
import styles from './map-buttons.module.scss';

const MODES: readonly (readonly [MapMode, string])[] = [
  ['map', '지도 크게 보기'],
  ['nearby', '주변시설'],
  ['roadview', '로드뷰'],
];

/** The ways into the map popup. */
export function MapButtons({ house }: { readonly house: House }) {
  const { popups } = useServices().stores;
  const open = (mode: MapMode) => {
    const { lat, lng, isApproximate } = house;
    void popups.askOnce('map', {
      at: { lat, lng },
      isApproximate,
      mark: markOf(house),
      title: houseName(house),
      address: addressText(house),
      mode,
    });
  };
  return (
    <div className={styles.buttons}>
      {MODES.map(([mode, name]) => (
        <Button
          key={mode}
          kind="outline"
          aria-haspopup="dialog"
          onClick={() => {
            open(mode);
          }}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
