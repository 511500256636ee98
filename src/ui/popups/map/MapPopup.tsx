import { useId, useState } from 'react';
import { DEFAULT_MAP_LEVEL, type MapView } from '#core';
import { Dialog } from '../../components/dialog/Dialog';
import { DialogBar } from '../../components/dialog/DialogBar';
import type { PopupProps } from '../../stores/popups/popup-kind';
import { AddressRow } from '../../widgets/address-row/AddressRow';
import { PointMap } from '../../widgets/point-map/PointMap';
import { MAP_MODES } from './map-modes';
import type { MapProps } from '../../stores/popups/props/map-props';
import styles from './map-popup.module.scss';
import { ModeTabs, tabId } from './parts/ModeTabs';
import { NearbyPanel } from './parts/NearbyPanel';
import { RoadviewPanel } from './parts/RoadviewPanel';

/**
 * The map popup of spec/rules §2: a point on the map, what is around it, or pictures of its street.
 * The maps of its tabs look where the last one looked.
 */
export function MapPopup({ props, closing, close }: PopupProps<MapProps, undefined>) {
  const { at, isApproximate, mark, title, address } = props;
  const [mode, setMode] = useState(props.mode);
  const [view, setView] = useState<MapView>({ center: at, level: DEFAULT_MAP_LEVEL });
  const id = useId();
  const leave = () => {
    close();
  };
  return (
    <Dialog
      kind="full"
      labelledBy={`${id}title`}
      className={styles.popup}
      closing={closing}
      onClose={leave}
    >
      <DialogBar onClose={leave}>
        <h2 id={`${id}title`}>{MAP_MODES.find((one) => one.mode === mode)?.name}</h2>
      </DialogBar>
      <ModeTabs id={id} mode={mode} onChange={setMode} />
      <div
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={tabId(id, mode)}
        className={styles.panel}
      >
        {mode === 'map' && (
          <>
            <PointMap
              at={at}
              isApproximate={isApproximate}
              mark={mark}
              view={view}
              label={`${title} 지도`}
              onSettled={setView}
            />
            {isApproximate && <p className={styles.note}>원 안에 집이 있어요.</p>}
          </>
        )}
        {mode === 'nearby' && (
          <NearbyPanel
            at={at}
            isApproximate={isApproximate}
            mark={mark}
            title={title}
            view={view}
            onSettled={setView}
          />
        )}
        {mode === 'roadview' && <RoadviewPanel at={at} isApproximate={isApproximate} />}
      </div>
      <AddressRow title={title} address={address} className={styles.foot} />
    </Dialog>
  );
}
