import { observer } from 'mobx-react-lite';
import { houseTypeName, priceInWords, type HouseTypeCode, type KeptHouse } from '#core';
import { useServices } from '../../ground/services';
import { Icon } from '../../components/icon/Icon';
import { classNames } from '../../styles/class-names';
import { KeepButton } from '../keep-button/KeepButton';
import { toggleZzim } from './toggle-zzim';
import styles from './zzim-heart.module.scss';

interface ZzimHeartProps {
  /** What is kept of it, and what it is called. */
  readonly house: KeptHouse & { readonly id: string; readonly type: HouseTypeCode };
  /** On a picture, in a bar of icons, or 52 px square beside the buttons of the contact bar. */
  readonly kind?: 'photo' | 'bare' | 'bar';
  readonly className?: string | undefined;
}

/** Keeps a house on this device, or lets it go; a mistake is taken back in the toast. */
export const ZzimHeart = observer(function ZzimHeart(props: ZzimHeartProps) {
  const { house, kind = 'photo', className } = props;
  const { stores } = useServices();
  return (
    <KeepButton
      name={`${priceInWords(house)} ${houseTypeName(house.type)}`}
      isKept={stores.zzim.find(house.id) !== undefined}
      isInBar={kind === 'bar'}
      className={classNames(styles.heart, kind === 'photo' && styles.photo, className)}
      onToggle={() => {
        toggleZzim(stores, house);
      }}
    >
      <Icon name="heart" />
    </KeepButton>
  );
});
