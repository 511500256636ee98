import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { noticeListFrom, noticeListTo, type NoticeListAddress } from '#core';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { pathOf, searchOf, withSearch } from '../../stores/history/url-parts';

export interface NoticesAddress {
  readonly address: NoticeListAddress;
  /** Takes the place of the entry: Back leaves the list, whatever was filtered. */
  readonly change: (part: Partial<NoticeListAddress>) => void;
}

/** What the address asks for, as long as it says the same the same value. */
export function useNoticesAddress(): NoticesAddress {
  const { history } = useServices().stores;
  const said = noticeListTo(noticeListFrom(useLocation().search));
  const address = useMemo(() => noticeListFrom(said), [said]);
  const change = useCallback(
    (part: Partial<NoticeListAddress>) => {
      // A popup that closes is on its way back to the page.
      history.whenArrived(() => {
        const { url } = history.current;
        if (pathOf(url) !== PATH.notices) return;
        history.replace(
          withSearch(url, noticeListTo({ ...noticeListFrom(searchOf(url)), ...part })),
        );
      });
    },
    [history],
  );
  return { address, change };
}
