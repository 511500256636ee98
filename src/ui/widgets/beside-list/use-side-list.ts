import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useServices } from '../../ground/services';
import { boxView, restoreScroll } from '../../stores/history/scroll-restoring';

/**
 * The list scrolls in a box: Back finds it where it was; an open deal scrolls another one. Back from a deal
 * puts the focus on its card, where it was.
 */
export function useSideList(
  side: RefObject<HTMLElement | null>,
  openId: string | null,
  pathOf: (id: string) => string,
): void {
  useSideScroll(side, openId);
  useReturnedFocus(side, openId, pathOf);
}

function useSideScroll(side: RefObject<HTMLElement | null>, openId: string | null): void {
  const { history } = useServices().stores;
  useEffect(() => {
    const before = history.kind === 'POP' ? history.current.panel : undefined;
    if (side.current === null || before === undefined) return undefined;
    return restoreScroll(boxView(side.current), before);
  }, [history, side]);
  useLayoutEffect(() => {
    if (openId !== null) return undefined;
    return history.scrollsBy(() => side.current?.scrollTop ?? 0);
  }, [history, side, openId]);
}

function useReturnedFocus(
  side: RefObject<HTMLElement | null>,
  openId: string | null,
  pathOf: (id: string) => string,
): void {
  const former = useRef(openId);
  useLayoutEffect(() => {
    const left = former.current;
    former.current = openId;
    if (left === null || openId !== null) return;
    const link = side.current?.querySelector<HTMLElement>(`a[href="${pathOf(left)}"]`);
    link?.focus({ preventScroll: true });
  }, [side, openId, pathOf]);
}
