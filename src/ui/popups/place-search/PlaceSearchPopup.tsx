import { useEffect, useState } from 'react';
import type { Place } from '#core';
import { useServices } from '../../ground/services';
import { Dialog } from '../../components/dialog/Dialog';
import type { PopupProps } from '../../stores/popups/popup-kind';
import { PlaceCombobox } from './PlaceCombobox';
import { PlaceSearchStore } from './place-search-store';
import type { PlaceSearchProps } from '../../stores/popups/props/place-search-props';
import styles from './place-search-popup.module.scss';

/** Finds an area, a station or a university; covers a phone, stands over the list on a desktop. */
export function PlaceSearchPopup(popup: PopupProps<PlaceSearchProps, Place | null>) {
  const { props, closing, close } = popup;
  const { places, local } = useServices();
  const { query, view } = props;
  const [store] = useState(() => new PlaceSearchStore(places, local, view ?? undefined));

  useEffect(() => {
    store.start();
    if (query !== '') store.type(query);
    return () => {
      store.stop();
    };
  }, [store, query]);

  return (
    <Dialog
      kind="full"
      label="지역, 역, 대학교 검색"
      className={styles.popup}
      closing={closing}
      onClose={() => {
        close();
      }}
    >
      <PlaceCombobox
        store={store}
        onChoose={(place) => {
          store.remember(place);
          close(place);
        }}
        onLeave={() => {
          close();
        }}
      />
    </Dialog>
  );
}
