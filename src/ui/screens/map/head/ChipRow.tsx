import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Chip } from '../../../components/chip/Chip';
import { ClearableChip } from '../../../components/chip/ClearableChip';
import { classNames } from '../../../styles/class-names';
import styles from './filter-chips.module.scss';

/** One question of a filter, in words. */
interface Question<Section> {
  readonly section: Section;
  readonly text: string;
}

interface ChipRowProps<Section> {
  readonly isWide: boolean;
  /** The dong that filters; null where none does. */
  readonly dong: {
    readonly name: string;
    readonly onPress: () => void;
    readonly onClear: () => void;
  } | null;
  readonly asked: readonly Question<Section>[];
  readonly unasked: readonly Question<Section>[];
  readonly onOpen: (section: Section | null) => void;
  readonly onClear: (section: Section) => void;
  readonly onReset: () => void;
}

/**
 * What is asked, at a glance: the dong, then what else is set, since a phone's row shows no more than
 * four, then what is often asked. The order follows from the filter alone, so that the same address
 * shows the same row. A chip opens the filter at its question; its × takes just that question back, and
 * the focus goes to what is set in its place, never to 초기화.
 */
export function ChipRow<Section extends string>(props: ChipRowProps<Section>) {
  const { isWide, dong, asked, unasked, onOpen, onClear, onReset } = props;
  const row = useRef<HTMLDivElement>(null);
  const look = { large: isWide, onMap: !isWide } as const;
  const before = dong === null ? 0 : 1;

  const clear = (act: () => void, index: number) => {
    flushSync(act);
    const left = row.current?.querySelectorAll('[data-asked]').length ?? 0;
    const next = Math.min(index, Math.max(left - 1, 0));
    row.current?.children[next]?.querySelector<HTMLElement>('button')?.focus();
  };
  return (
    <div ref={row} role="group" aria-label="필터" className={styles.chips}>
      {dong !== null && (
        <span className={styles.chip} data-asked="">
          <ClearableChip
            active
            large={isWide}
            onPress={dong.onPress}
            onClear={() => {
              clear(dong.onClear, 0);
            }}
          >
            {dong.name}
          </ClearableChip>
        </span>
      )}
      {asked.map(({ section, text }, index) => (
        <span key={section} className={styles.chip} data-asked="">
          <ClearableChip
            active
            opens
            large={isWide}
            onPress={() => {
              onOpen(section);
            }}
            onClear={() => {
              clear(() => {
                onClear(section);
              }, index + before);
            }}
          >
            {text}
          </ClearableChip>
        </span>
      ))}
      {asked.length + before > 1 && (
        <span className={styles.chip}>
          <Chip
            {...look}
            icon="refresh"
            onClick={() => {
              clear(onReset, 0);
            }}
          >
            초기화
          </Chip>
        </span>
      )}
      {unasked.map(({ section, text }) => (
        <span key={section} className={styles.chip}>
          <Chip
            {...look}
            opens
            aria-haspopup="dialog"
            onClick={() => {
              onOpen(section);
            }}
          >
            {text}
          </Chip>
        </span>
      ))}
      <span className={classNames(styles.chip, styles.more)}>
        <Chip
          {...look}
          {...(isWide && { icon: 'sliders' as const })}
          aria-haspopup="dialog"
          onClick={() => {
            onOpen(null);
          }}
        >
          더보기
        </Chip>
      </span>
    </div>
  );
}
