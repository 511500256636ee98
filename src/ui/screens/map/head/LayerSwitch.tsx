import { observer } from 'mobx-react-lite';
import { HOUSE_LAYER, type MapLayer } from '#core';
import { classNames } from '../../../styles/class-names';
import type { MapStore } from '../map-store';
import styles from './layer-switch.module.scss';

const LAYERS: readonly { readonly layer: MapLayer; readonly name: string }[] = [
  { layer: HOUSE_LAYER, name: '집' },
  { layer: { kind: 'direct', parties: [] }, name: '직거래' },
];

interface LayerSwitchProps {
  readonly store: MapStore;
  readonly isWide: boolean;
}

/** What the map shows: houses, or rooms without a middleman. */
export const LayerSwitch = observer(function LayerSwitch({ store, isWide }: LayerSwitchProps) {
  return (
    <div
      role="group"
      aria-label="지도에 볼 것"
      className={classNames(styles.switch, isWide ? styles.large : styles.onMap)}
    >
      {LAYERS.map(({ layer, name }) => {
        const isShown = layer.kind === store.layer.kind;
        return (
          <button
            key={layer.kind}
            type="button"
            aria-pressed={isShown}
            onClick={() => {
              if (!isShown) store.setLayer(layer);
            }}
          >
            {name}
          </button>
        );
      })}
    </div>
  );
});
