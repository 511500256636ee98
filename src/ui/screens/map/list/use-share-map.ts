import { groupThousands, mapAddressTo, pageTitle } from '#core';
import { PATH } from '../../../ground/paths';
import { useServices } from '../../../ground/services';
import type { MapStore } from '../map-store';

/** Hands on what the map shows now, filters included, whatever else stands in this address. */
export function useShareMap(store: MapStore): () => void {
  const { env, stores } = useServices();
  return () => {
    const area = store.placeName ?? store.dong.page?.name ?? store.area.name;
    const total = store.answer.list.shown?.total ?? null;
    const noun = store.layer.kind === 'house' ? '방' : '직거래';
    const houses = area === null ? `지도에서 찾은 ${noun}` : `${area} ${noun}`;
    void stores.popups.askOnce('share', {
      title: pageTitle(total === null ? houses : `${houses} ${groupThousands(total)}개`),
      text: '',
      url: `${env.siteUrl}${PATH.map}${mapAddressTo('', store.address)}`,
      imageUrl: null,
    });
  };
}
