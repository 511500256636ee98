import type { NoticeFilter, NoticeTally } from '#core';
import { EMPTY_NOTICE_FILTER } from '#core';
import { Button } from '../../../components/button/Button';
import type { AreaNames } from '../../../widgets/notice-filter/area-tree';
import { NoticeFilterControls } from '../../../widgets/notice-filter/NoticeFilterControls';
import { asksAnything } from '../notices-question';
import type { NoticesActs } from '../use-notices-acts';
import styles from './filter-column.module.scss';
import { MyConditions } from './MyConditions';

export interface FilterColumnProps {
  readonly filter: NoticeFilter;
  readonly tally: NoticeTally | null;
  readonly names: AreaNames;
  readonly now: number;
  readonly isFitting: boolean;
  readonly fitting: number | null;
  readonly acts: NoticesActs;
}

/** Everything that can be asked of notices, beside the list; each answer counts at once. */
export function FilterColumn(props: FilterColumnProps) {
  const { filter, tally, names, now, isFitting, fitting, acts } = props;
  return (
    <aside className={styles.column} aria-label="필터">
      <MyConditions
        names={names}
        now={now}
        onlyFitting={isFitting}
        fitting={fitting}
        onFitting={() => {
          void acts.toggleFitting();
        }}
        onEdit={() => {
          void acts.editConditions(null);
        }}
      />
      <NoticeFilterControls
        filter={filter}
        tally={tally}
        names={names}
        isForm={false}
        onChange={acts.apply}
      />
      {asksAnything(filter) && (
        <Button
          kind="outline"
          icon="refresh"
          wide
          className={styles.clear}
          onClick={() => {
            acts.apply(EMPTY_NOTICE_FILTER);
          }}
        >
          필터 지우기
        </Button>
      )}
    </aside>
  );
}
