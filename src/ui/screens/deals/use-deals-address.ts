import { directListFrom, directListTo, pageAt, type DirectListAddress } from '#core';
import { PATH } from '../../ground/paths';
import { useListAddress, type ListAddress } from '../../widgets/dong-list/use-list-address';

export interface DealsAddress extends ListAddress<DirectListAddress> {
  /** The list of another dong, or of all: a page of its own. */
  readonly linkTo: (dongliCode: string | null) => string;
}

const LIST = {
  from: directListFrom,
  to: directListTo,
  isAt: (path: string) => path === PATH.deal || path === PATH.direct,
  isBeside: (path: string) => pageAt(path)?.name === 'directDetail',
  path: PATH.direct,
};

/** What the address asks of direct deals. */
export function useDealsAddress(): DealsAddress {
  const place = useListAddress(LIST);
  const { address } = place;
  return {
    ...place,
    linkTo: (dongliCode) => {
      const filter = { ...address.filter, dongliCode };
      const path = dongliCode === null ? PATH.deal : PATH.direct;
      return `${path}${directListTo({ ...address, filter, isAround: false })}`;
    },
  };
}
