import { comparedCode, comparePath, type ComparedKind } from '#core';
import { useServices } from '../../ground/services';
import type { MoreMenuItem } from '../more-menu/MoreMenu';
import { COMPARE_FULL } from './compare-full';
import { compareIcon } from './compare-icon.data';

/** In the menu of a page: puts what it shows into the comparison, or takes it out. In an observer. */
export function useCompareItem(kind: ComparedKind, id: string): MoreMenuItem {
  const { compare, history, toasts } = useServices().stores;
  const code = comparedCode(kind, id);
  return {
    name: compare.codes.includes(code) ? '비교에서 빼기' : '비교에 담기',
    shape: compareIcon,
    run: () => {
      const did = compare.toggle(code);
      if (did === 'full') {
        toasts.warn(COMPARE_FULL);
        return;
      }
      if (did === 'removed') {
        toasts.show('비교에서 뺐어요');
        return;
      }
      // Lists that are gone to from here go on choosing.
      compare.choose(true);
      const { codes } = compare;
      if (codes.length < 2) toasts.show('비교에 담았어요. 한 곳 더 담아 보세요.');
      else
        toasts.show('비교에 담았어요', {
          name: '비교하기',
          run: () => {
            history.push(comparePath(codes));
          },
        });
    },
  };
}
