import { formatPrice, priceInWords, type DealType, type Manwon } from '#core';
import { Spoken } from '../spoken/Spoken';

interface Price {
  readonly dealType: DealType;
  readonly deposit: Manwon;
  readonly monthly: Manwon;
}

/** `월세 1,000/50`, read out as words. */
export function PriceTag({ price }: { readonly price: Price }) {
  return <Spoken seen={formatPrice(price)} said={priceInWords(price)} />;
}
