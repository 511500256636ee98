import { observer } from 'mobx-react-lite';
import {
  directPrice,
  houseTypeName,
  mateHeadline,
  POST_KIND,
  priceInWords,
  type DirectSummary,
  type MateSummary,
  type PricedDeal,
  type ZzimDealKind,
} from '#core';
import { useServices } from '../../ground/services';
import { toggleKept } from '../keep-button/toggle-kept';
import { Heart, type HeartKind } from './Heart';
import { useDealZzim } from './use-deal-zzim';

interface LookProps {
  readonly kind: HeartKind;
  readonly className?: string | undefined;
}

interface DealHeartProps extends LookProps {
  readonly of: ZzimDealKind;
  readonly deal: PricedDeal & { readonly id: string };
  /** What it is called. */
  readonly name: string;
}

/** Keeps a deal, or lets it go, as the heart of a house does. */
const DealHeart = observer(function DealHeart({ of, deal, ...look }: DealHeartProps) {
  const { toasts } = useServices().stores;
  const dealZzim = useDealZzim();
  return (
    <Heart
      {...look}
      isKept={dealZzim.find(deal.id) !== undefined}
      onToggle={() => {
        toggleKept(dealZzim, toasts, deal.id, () => {
          dealZzim.keep(of, deal);
        });
      }}
    />
  );
});

export interface DirectHeartProps extends LookProps {
  readonly deal: Pick<
    DirectSummary,
    'id' | 'rentType' | 'roomType' | 'deposit' | 'monthly' | 'maintenance'
  >;
}

/** The heart of a room without a middleman. */
export function DirectHeart({ deal, ...look }: DirectHeartProps) {
  const name = `${priceInWords(directPrice(deal))} ${houseTypeName(deal.roomType)}`;
  return <DealHeart {...look} of={POST_KIND.DIRECT} deal={deal} name={name} />;
}

export interface MateHeartProps extends LookProps {
  readonly mate: PricedDeal & Pick<MateSummary, 'id' | 'side'>;
}

/** The heart of somebody to live with. */
export function MateHeart({ mate, ...look }: MateHeartProps) {
  const name = `${mateHeadline(mate)} 메이트`;
  return <DealHeart {...look} of={POST_KIND.MATE} deal={mate} name={name} />;
}
