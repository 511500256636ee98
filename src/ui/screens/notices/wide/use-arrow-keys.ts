import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { NoticeSummary } from '#core';
import { PATH } from '../../../ground/paths';
import { useServices } from '../../../ground/services';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface ArrowKeys {
  readonly items: readonly NoticeSummary[];
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
}

/** Arrow keys move the selection of a list and the focus with it, Enter opens the whole page. */
export function useArrowKeys({ items, selected, onSelect }: ArrowKeys) {
  const { history } = useServices().stores;
  /** The row that the focus goes to, once it is drawn as the selected one. */
  const wanted = useRef<{ readonly id: string; readonly list: Element } | null>(null);
  useEffect(() => {
    const goal = wanted.current;
    if (goal === null || goal.id !== selected) return;
    wanted.current = null;
    const rows = [...goal.list.querySelectorAll('[data-notice]')];
    const row = rows.find((one) => one.getAttribute('data-notice') === goal.id);
    row?.querySelector('a')?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }, [selected]);

  return (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter') {
      const row = event.target instanceof Element ? event.target.closest('[data-notice]') : null;
      const id = row?.getAttribute('data-notice') ?? null;
      if (id === null) return;
      event.preventDefault();
      history.push(PATH.notice(id));
      return;
    }
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // A key that is held would change the address more often than Safari lets it be.
    if (event.repeat) return;
    const at = items.findIndex(({ id }) => id === selected);
    const next = items[at < 0 ? 0 : at + step];
    if (next === undefined) return;
    wanted.current = { id: next.id, list: event.currentTarget };
    onSelect(next.id);
  };
}
