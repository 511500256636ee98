import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { noticeListFrom, noticeListTo, type NoticeListAddress } from '#core';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { pathOf, searchOf, withSearch } from '../../stores/history/url-parts';

export interface NoticesAddress {
  readonly address: NoticeListAddress;
  /** Takes the place of the entry: Back leaves the list, whatever was filtered. */
  readonly change: (part: Partial<NoticeListAddress>) => void;
  /** Shows a notice over the list: Back takes it away. */
  readonly lay: (selected: string) => void;
}

/** What the address asks for, as long as it says the same the same value. */
export function useNoticesAddress(): NoticesAddress {
  const { history } = useServices().stores;
  const said = noticeListTo(noticeListFrom(useLocation().search));
  const address = useMemo(() => noticeListFrom(said), [said]);
  const { change, lay } = useMemo(() => {
    /** The address with a part of it changed; null where another page is shown by then. */
    const changed = (part: Partial<NoticeListAddress>): string | null => {
      const { url } = history.current;
      if (pathOf(url) !== PATH.notices) return null;
      return withSearch(url, noticeListTo({ ...noticeListFrom(searchOf(url)), ...part }));
    };
    return {
      change: (part: Partial<NoticeListAddress>) => {
        // A popup that closes is on its way back to the page.
        history.whenArrived(() => {
          // What lies over the list has an entry of its own, which goes with it.
          if (part.selected === null && history.isWithin && changed({}) !== null) history.go(-1);
          history.whenArrived(() => {
            const url = changed(part);
            if (url !== null) history.replace(url);
          });
        });
      },
      lay: (selected: string) => {
        history.whenArrived(() => {
          const url = changed({ selected });
          if (url !== null) history.pushWithin(url);
        });
      },
    };
  }, [history]);
  return { address, change, lay };
}
