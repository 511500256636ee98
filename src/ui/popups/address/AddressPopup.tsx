import { useId, useState } from 'react';
import { DEFAULT_MAP_LEVEL } from '#core';
import { Dialog } from '../../components/dialog/Dialog';
import { DialogBar } from '../../components/dialog/DialogBar';
import type { PopupProps } from '../../stores/popups/popup-kind';
import { AddressRow } from '../../widgets/address-row/AddressRow';
import { PointMap } from '../../widgets/point-map/PointMap';
import type { AddressProps } from '../../stores/popups/props/address-props';
import styles from './address-popup.module.scss';

/**
 * The small map popup of spec/rules §2: where something is, its address, and a button that copies
 * it.
 */
export function AddressPopup({ props, closing, close }: PopupProps<AddressProps, undefined>) {
  const { title, address, at, isApproximate } = props;
  const [view] = useState({ center: at, level: DEFAULT_MAP_LEVEL });
  const id = useId();
  const leave = () => {
    close();
  };
  return (
    <Dialog kind="sheet" labelledBy={id} className={styles.popup} closing={closing} onClose={leave}>
      <DialogBar closesAt="end" onClose={leave}>
        <h2 id={id}>{title}</h2>
      </DialogBar>
      <div className={styles.map}>
        <PointMap
          at={at}
          isApproximate={isApproximate}
          mark={null}
          view={view}
          label={`${title} 지도`}
        />
      </div>
      <AddressRow address={address} className={styles.address} />
    </Dialog>
  );
}
