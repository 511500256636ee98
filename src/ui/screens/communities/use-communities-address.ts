import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { postListFrom, postListTo, type PostListAddress } from '#core';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { pathOf, searchOf, withSearch } from '../../stores/history/url-parts';

interface CommunitiesAddress {
  readonly address: PostListAddress;
  /** The list with a part of what it asks changed: it takes the place of the entry. */
  readonly linkTo: (part: Partial<PostListAddress>) => string;
  readonly search: (q: string) => void;
}

/** What the address asks for, as long as it says the same the same value. */
export function useCommunitiesAddress(): CommunitiesAddress {
  const { history } = useServices().stores;
  const said = postListTo(postListFrom(useLocation().search));
  return useMemo(() => {
    const address = postListFrom(said);
    return {
      address,
      linkTo: (part) => `${PATH.communities}${postListTo({ ...address, ...part })}`,
      search: (q) => {
        // A popup that closes is on its way back to the page.
        history.whenArrived(() => {
          const { url } = history.current;
          if (pathOf(url) !== PATH.communities) return;
          const now = postListFrom(searchOf(url));
          history.replace(withSearch(url, postListTo({ ...now, q })));
        });
      },
    };
  }, [history, said]);
}
