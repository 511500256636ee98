import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { namesNoDong } from '#core';
import { useServices } from '../../ground/services';
import { pathOf, searchOf, withSearch } from '../../stores/history/url-parts';

interface Filtered {
  readonly filter: object;
}

/** How an address says what a list is asked for. */
interface AddressOfList<Address extends Filtered> {
  readonly from: (search: string) => Address;
  /** With its `?`; what asks nothing is left out. */
  readonly to: (address: Address) => string;
  /** Whether a path is that of the list. */
  readonly isAt: (path: string) => boolean;
  /** Whether it is that of what opens beside the list. */
  readonly isBeside: (path: string) => boolean;
  /** Where the list is once what was beside it closes. */
  readonly path: string;
}

export interface ListAddress<Address extends Filtered> {
  readonly address: Address;
  /** It names a dong by what can be no code of one. */
  readonly isDongMangled: boolean;
  /** Takes the place of the entry: Back leaves the list, whatever was filtered. */
  readonly change: (part: Partial<Address>) => void;
  readonly ask: (part: Partial<Address['filter']>) => void;
}

/** The query of the list; beside a deal, of the one that it was opened from. */
function useListSearch(isAt: (path: string) => boolean): string {
  const { pathname, search } = useLocation();
  const isOfList = isAt(pathname);
  const [former, setFormer] = useState(isOfList ? search : '');
  if (isOfList && search !== former) setFormer(search);
  return isOfList ? search : former;
}

/** What the address asks for, as long as it says the same the same value. `list` is a constant. */
export function useListAddress<Address extends Filtered>(
  list: AddressOfList<Address>,
): ListAddress<Address> {
  const { history } = useServices().stores;
  const search = useListSearch(list.isAt);
  const said = list.to(list.from(search));
  const isDongMangled = namesNoDong(search);
  return useMemo(() => {
    const { from, to, isAt, isBeside, path } = list;
    const address = from(said);
    const changed = (make: (now: Address) => Address) => {
      // A popup that closes is on its way back to the page.
      history.whenArrived(() => {
        const { url } = history.current;
        const isOfList = isAt(pathOf(url));
        const asked = to(make(isOfList ? from(searchOf(url)) : address));
        if (isOfList) history.replace(withSearch(url, asked));
        // What is open beside the list closes: it may be none of the other one.
        else if (isBeside(pathOf(url))) history.push(`${path}${asked}`);
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
    };
  }, [history, list, said, isDongMangled]);
}
