import { APP_PAGES } from '#core';
import { icons } from '../../components/icon/icons.data';
import { useServices } from '../../ground/services';
import type { MoreMenuItem } from '../more-menu/MoreMenu';

/** In the menu of a page: begins the checklist of a viewing, with the address and price of what it shows. */
export function useChecklistItem(kind: 'house' | 'deal', id: string): MoreMenuItem {
  const { history } = useServices().stores;
  return {
    name: '체크리스트 쓰기',
    shape: icons.checklist,
    run: () => {
      history.push(`${APP_PAGES.checklistWrite.path}?${kind}=${encodeURIComponent(id)}`);
    },
  };
}
