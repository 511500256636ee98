import { useId, useRef, type ReactNode } from 'react';
import { classNames } from '../../styles/class-names';
import styles from './tabs.module.scss';

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly value: Value; readonly name: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

const STEP: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A row of tabs above one panel; arrow keys move between them. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
}: TabsProps<Value>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const move = (key: string) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = key === 'Home' ? 0 : key === 'End' ? tabs.length - 1 : at + (STEP[key] ?? 0);
    const tab = tabs[(next + tabs.length) % tabs.length];
    if (tab === undefined || tab.value === value) return;
    onChange(tab.value);
    row.current?.querySelector<HTMLElement>(`[data-value="${tab.value}"]`)?.focus();
  };
  return (
    <>
      <div
        ref={row}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className={styles.tabs}
        onKeyDown={(event) => {
          move(event.key);
        }}
      >
        {tabs.map((tab) => {
          const chosen = tab.value === value;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              data-value={tab.value}
              aria-selected={chosen}
              aria-controls={`${id}-panel`}
              tabIndex={chosen ? 0 : -1}
              className={classNames(styles.tab, chosen && styles.chosen)}
              onClick={() => {
                onChange(tab.value);
              }}
            >
              {tab.name}
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
