import { useRef, type KeyboardEvent } from 'react';
import { MAP_MODES } from '../map-modes';
import type { MapMode } from '../../../stores/popups/props/map-props';
import styles from './mode-tabs.module.scss';

interface ModeTabsProps {
  /** Of the popup: `${id}panel` is what the tabs switch. */
  readonly id: string;
  readonly mode: MapMode;
  readonly onChange: (mode: MapMode) => void;
}

export const tabId = (id: string, mode: MapMode): string => `${id}${mode}`;

/** The keys that walk along the tabs, by how far; Home and End go to the ends. */
function tabAfter(key: string, index: number): number | null {
  const last = MAP_MODES.length - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowRight') return index === last ? 0 : index + 1;
  if (key === 'ArrowLeft') return index === 0 ? last : index - 1;
  return null;
}

/** Map, surroundings, street: one tab stop, the arrow keys choose. */
export function ModeTabs({ id, mode, onChange }: ModeTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const index = tabAfter(
      event.key,
      MAP_MODES.findIndex((one) => one.mode === mode),
    );
    const next = index === null ? undefined : MAP_MODES[index];
    if (index === null || next === undefined) return;
    event.preventDefault();
    onChange(next.mode);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label="보기" className={styles.tabs}>
      {MAP_MODES.map((one) => (
        <button
          key={one.mode}
          type="button"
          role="tab"
          id={tabId(id, one.mode)}
          aria-selected={one.mode === mode}
          aria-controls={`${id}panel`}
          tabIndex={one.mode === mode ? 0 : -1}
          onKeyDown={walk}
          onClick={() => {
            onChange(one.mode);
          }}
        >
          {one.name}
        </button>
      ))}
    </div>
  );
}
