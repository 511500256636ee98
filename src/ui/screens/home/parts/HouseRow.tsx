import { observer } from 'mobx-react-lite';
import { useServices } from '../../../ground/services';
import { FailedState } from '../../../components/state/FailedState';
import { Skeleton, Waiting } from '../../../components/state/Skeleton';
import { EmptySection } from '../../../widgets/section/EmptySection';
import { Section } from '../../../widgets/section/Section';
import type { Way } from '../../../widgets/section/way';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';
import { HouseTile } from '../../../widgets/house-card/HouseTile';
import { priceDrop } from '../../../widgets/house-card/price-drop';
import { IN_A_ROW } from '../home-questions';
import type { RowAnswer } from '../home-rows';
import styles from './house-row.module.scss';

interface HouseRowProps {
  readonly title: string;
  readonly store: RowAnswer;
  /** Where there are more of these. */
  readonly more?: Way;
  /** Each house tells how its price fell. */
  readonly showsDrops?: boolean;
  /** Its first pictures are seen before any scroll. */
  readonly isFirst?: boolean;
  /** What is said where there is none, and what to do then. */
  readonly empty: { readonly title: string; readonly hint: string; readonly way: Way };
}

/** A headline and a row of houses that is swiped; the row's height is the same in every state. */
export const HouseRow = observer(function HouseRow(props: HouseRowProps) {
  const { title, more } = props;
  return (
    <Section kind="page" title={title} {...(more !== undefined && { more })}>
      <Houses {...props} />
    </Section>
  );
});

const Houses = observer(function Houses(props: HouseRowProps) {
  const { title, store, showsDrops = false, isFirst = false, empty } = props;
  const { clock } = useServices();
  const { state } = store;
  switch (state.kind) {
    case 'idle':
    case 'loading':
      return (
        <Waiting label={`${title} 불러오는 중`} className={styles.row}>
          {BONES.map((index) => (
            <div key={index} className={styles.bone}>
              <Skeleton className={styles.photo} radius={12} />
              <Skeleton width={112} height={17} />
              <Skeleton width={132} height={13} radius={4} />
              <Skeleton width={124} height={13} radius={4} />
            </div>
          ))}
        </Waiting>
      );
    case 'failed':
      return (
        <FailedState
          title="집 목록을 불러오지 못했어요"
          reason={<ErrorWords error={state.error} />}
          onRetry={() => {
            void store.load();
          }}
        />
      );
    case 'ready':
      if (state.value.length === 0) return <EmptySection {...empty} className={styles.none} />;
      return (
        <ul className={styles.row}>
          {state.value.map((house, index) => (
            <li key={house.id}>
              <HouseTile
                house={house}
                drop={showsDrops ? priceDrop(house, clock.now()) : null}
                isFirst={isFirst && index < SEEN_AT_ONCE}
              />
            </li>
          ))}
        </ul>
      );
  }
});

/** A phone is as wide as two tiles and a bit. */
const SEEN_AT_ONCE = 2;
const BONES = Array.from({ length: IN_A_ROW }, (_, index) => index);
