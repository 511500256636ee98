import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { NoticeSummary } from '#core';
import { PATH } from '../../../ground/paths';
import { useServices } from '../../../ground/services';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface ArrowKeys {
  readonly items: readonly NoticeSummary[];
  readonly selected: string | null;
  /** Null where nothing is shown beside the list. */
  readonly onSelect: ((id: string) => void) | null;
}

/** The notice in whose row this is. */
const noticeOf = (target: EventTarget): string | null =>
  (target instanceof Element ? target.closest('[data-notice]') : null)?.getAttribute(
    'data-notice',
  ) ?? null;

function focusRow(list: Element, id: string): void {
  const rows = [...list.querySelectorAll('[data-notice]')];
  const row = rows.find((one) => one.getAttribute('data-notice') === id);
  row?.querySelector('a')?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

/**
 * Arrow keys move the selection of a list and the focus with it, Enter opens the whole page. Where
 * nothing is shown beside the list they move the focus alone, and Enter is a press.
 */
export function useArrowKeys({ items, selected, onSelect }: ArrowKeys) {
  const { history } = useServices().stores;
  /** The row that the focus goes to, once it is drawn as the selected one. */
  const wanted = useRef<{ readonly id: string; readonly list: Element } | null>(null);
  useEffect(() => {
    const goal = wanted.current;
    if (goal === null || goal.id !== selected) return;
    wanted.current = null;
    focusRow(goal.list, goal.id);
  }, [selected]);

  return (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter') {
      const id = noticeOf(event.target);
      if (id === null || onSelect === null) return;
      event.preventDefault();
      history.push(PATH.notice(id));
      return;
    }
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // A key that is held would change the address more often than Safari lets it be.
    if (event.repeat) return;
    const from = onSelect === null ? noticeOf(event.target) : selected;
    const at = items.findIndex(({ id }) => id === from);
    const next = items[at < 0 ? 0 : at + step];
    if (next === undefined) return;
    if (onSelect === null) {
      focusRow(event.currentTarget, next.id);
      return;
    }
    wanted.current = { id: next.id, list: event.currentTarget };
    onSelect(next.id);
  };
}
