import { mateListFrom, mateListTo, pageAt, type MateListAddress } from '#core';
import { PATH } from '../../ground/paths';
import { useListAddress, type ListAddress } from '../../widgets/dong-list/use-list-address';

export interface MatesAddress extends ListAddress<MateListAddress> {
  /** The list of another dong, or of all: a page of its own. */
  readonly linkTo: (dongliCode: string | null) => string;
}

const LIST = {
  from: mateListFrom,
  to: mateListTo,
  isAt: (path: string) => path === PATH.mate,
  isBeside: (path: string) => pageAt(path)?.name === 'mateDetail',
  path: PATH.mate,
};

/** What the address asks of mates. */
export function useMatesAddress(): MatesAddress {
  const place = useListAddress(LIST);
  const { address } = place;
  return {
    ...place,
    linkTo: (dongliCode) =>
      `${PATH.mate}${mateListTo({ ...address, filter: { ...address.filter, dongliCode }, isAround: false })}`,
  };
}
