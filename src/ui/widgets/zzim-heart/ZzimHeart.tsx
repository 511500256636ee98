import { observer } from 'mobx-react-lite';
import { houseTypeName, priceInWords, type HouseTypeCode, type KeptHouse } from '#core';
import { useServices } from '../../ground/services';
import { Heart, type HeartKind } from './Heart';
import { toggleZzim } from './toggle-zzim';

interface ZzimHeartProps {
  /** What is kept of it, and what it is called. */
  readonly house: KeptHouse & { readonly id: string; readonly type: HouseTypeCode };
  readonly kind?: HeartKind;
  readonly className?: string | undefined;
}

/** Keeps a house on this device, or lets it go; a mistake is taken back in the toast. */
export const ZzimHeart = observer(function ZzimHeart(props: ZzimHeartProps) {
  const { house, kind = 'photo', className } = props;
  const { stores } = useServices();
  return (
    <Heart
      name={`${priceInWords(house)} ${houseTypeName(house.type)}`}
      isKept={stores.zzim.find(house.id) !== undefined}
      kind={kind}
      className={className}
      onToggle={() => {
        toggleZzim(stores, house);
      }}
    />
  );
});
