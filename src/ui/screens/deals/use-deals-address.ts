import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import {
  directListFrom,
  directListTo,
  namesNoDong,
  type DirectFilter,
  type DirectListAddress,
} from '#core';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { pathOf, searchOf, withSearch } from '../../stores/history/url-parts';

export interface DealsAddress {
  readonly address: DirectListAddress;
  /** It names a dong by what can be no code of one. */
  readonly isDongMangled: boolean;
  /** Takes the place of the entry: Back leaves the list, whatever was filtered. */
  readonly change: (part: Partial<DirectListAddress>) => void;
  readonly ask: (part: Partial<DirectFilter>) => void;
  /** The list of another dong, or of all: a page of its own. */
  readonly linkTo: (dongliCode: string | null) => string;
}

const isList = (path: string): boolean => path === PATH.deal || path === PATH.direct;

/** What the address asks for, as long as it says the same the same value. */
export function useDealsAddress(): DealsAddress {
  const { history } = useServices().stores;
  const { search } = useLocation();
  const said = directListTo(directListFrom(search));
  const isDongMangled = namesNoDong(search);
  return useMemo(() => {
    const address = directListFrom(said);
    const changed = (make: (now: DirectListAddress) => DirectListAddress) => {
      // A popup that closes is on its way back to the page.
      history.whenArrived(() => {
        const { url } = history.current;
        if (!isList(pathOf(url))) return;
        history.replace(withSearch(url, directListTo(make(directListFrom(searchOf(url))))));
      });
    };
    return {
      address,
      isDongMangled,
      change: (part) => {
        changed((now) => ({ ...now, ...part }));
      },
      ask: (part) => {
        changed((now) => ({ ...now, filter: { ...now.filter, ...part } }));
      },
      linkTo: (dongliCode) => {
        const filter = { ...address.filter, dongliCode };
        const path = dongliCode === null ? PATH.deal : PATH.direct;
        return `${path}${directListTo({ ...address, filter, isAround: false })}`;
      },
    };
  }, [history, said, isDongMangled]);
}
