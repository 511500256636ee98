import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { PopupProps } from '../../stores/popups/popup-kind';
import type { CountedDraft } from '../../widgets/filter-bar/counted-draft';
import { FilterSheet } from '../../widgets/filter-bar/FilterSheet';
import { useSectionAtOnce } from '../filter/use-section-at-once';

interface DealFilterSheetProps<Filter extends object> {
  readonly label: string;
  /** What is counted, and by which word. */
  readonly noun: string;
  readonly unit?: '개' | '명';
  /** The filter that is being made, from the one that is applied. */
  readonly begin: () => CountedDraft<Filter>;
  /** Where the form opens; null is its top. */
  readonly section: string | null;
  readonly closing: boolean;
  readonly close: PopupProps<unknown, Filter | null>['close'];
  readonly form: (store: CountedDraft<Filter>) => ReactNode;
}

/** What can be asked of what people offer by themselves, with the count of what would be left. */
export function DealFilterSheet<Filter extends object>(props: DealFilterSheetProps<Filter>) {
  const { begin, section, close, form, ...sheet } = props;
  const [store] = useState(begin);
  useEffect(() => {
    store.start();
    return () => {
      store.stop();
    };
  }, [store]);
  const questions = useRef<HTMLDivElement>(null);
  useSectionAtOnce(questions, section);
  return (
    <FilterSheet
      {...sheet}
      store={store}
      onClose={() => {
        close();
      }}
      onApply={() => {
        close(store.draft);
      }}
    >
      <div ref={questions}>{form(store)}</div>
    </FilterSheet>
  );
}
