import { useMemo } from 'react';
import type { NoticeFilter, NoticeListAddress, PersonField } from '#core';
import { useServices } from '../../ground/services';
import type { NoticeFilterSection } from '../../stores/popups/props/notice-filter-props';
import type { NoticesAddress } from './use-notices-address';

const areSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

/** What can be done with the list. `filter` is what is asked in the end. */
export function useNoticesActs(
  { address, change }: NoticesAddress,
  filter: NoticeFilter,
  isFitting: boolean,
) {
  const { popups, person } = useServices().stores;
  return useMemo(() => {
    const apply = (next: NoticeFilter) => {
      // Other areas than the push named are the person's own choice.
      const isPush = address.isPush && areSame(next.areas, address.filter.areas);
      change({ filter: next, isPush, selected: null });
    };
    return {
      apply,
      leavePush: () => {
        change({ filter: { ...filter, areas: [] }, isPush: false });
      },
      openFilter: async (section: NoticeFilterSection | null) => {
        const next = await popups.ask('notice-filter', {
          filter,
          section,
          onlyFitting: isFitting,
        });
        if (next !== null) apply(next);
      },
      editConditions: (field: PersonField | null) => popups.ask('my-conditions', { field }),
      /** Before anything was said of oneself nothing can fit: that comes first. */
      toggleFitting: async () => {
        if (!person.isKnown) await popups.ask('my-conditions', { field: null });
        if (person.isKnown) change({ onlyFitting: !isFitting, selected: null });
      },
      everyone: () => {
        change({ onlyFitting: false });
      },
      sort: (sort: NoticeListAddress['sort']) => {
        change({ sort, selected: null });
      },
    };
  }, [address, change, filter, isFitting, person, popups]);
}

export type NoticesActs = ReturnType<typeof useNoticesActs>;
