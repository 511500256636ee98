import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import {
  EMPTY_MATE_FILTER,
  groupThousands,
  mateListHeadline,
  mateSideName,
  type MateFilter,
  type MateSide,
} from '#core';
import { Segmented } from '../../components/field/Segmented';
import { AlarmAtEnd } from '../../widgets/deal-alarm/later-deal-alarm';
import { useKeptAlarms, type KeptAlarms } from '../../widgets/deal-alarm/kept-alarms';
import { DongBar } from '../../widgets/dong-list/DongBar';
import { DongList } from '../../widgets/dong-list/DongList';
import { listBody } from '../../widgets/dong-list/list-body';
import { QuestionChips } from '../../widgets/dong-list/QuestionChips';
import { MATE_QUESTIONS, MATE_SECTIONS } from '../../widgets/mate-filter/mate-filter-texts';
import { FIRST_SIDE, searchOf, type ReadyMates } from './ask-mates';
import { MateList, type BesideMates } from './list/MateList';
import { EmptyMates, FailedMates, MatesSkeleton } from './list/MatesStates';
import { MatesHead } from './list/MatesHead';
import styles from './mates.module.scss';
import type { MatesStore } from './mates-store';
import type { MatesAddress } from './use-mates-address';
import type { MatesListed as Listed } from './use-mates-list';

interface PartProps {
  readonly list: Listed;
}

/** Whose mates are shown. */
export const MatesName = observer(function MatesName(
  props: PartProps & { readonly isTitle?: boolean; readonly children?: ReactNode },
) {
  const { list, isTitle = true, children } = props;
  const { place, store, choosePlace } = list;
  const isOfDong = place.address.filter.dongliCode !== null || place.isDongMangled;
  return (
    <DongBar
      name={nameOf(store.shown)}
      isTitle={isTitle}
      toAll={isOfDong ? place.linkTo(null) : null}
      onChoose={choosePlace}
    >
      {children}
    </DongBar>
  );
});

/** Whether those who have a room are shown, or those who want one. */
export const MatesSides = observer(function MatesSides({ list: { place, store } }: PartProps) {
  return (
    <div className={styles.sides}>
      <Segmented
        label="방이 있는지"
        options={sidesOf(store.shown)}
        value={place.address.filter.side ?? FIRST_SIDE}
        onChange={(side) => {
          place.ask({ side: side === FIRST_SIDE ? null : side });
        }}
      />
    </div>
  );
});

/** What is asked of them. */
export function MatesChips({ list: { place, openFilter } }: PartProps) {
  return (
    <QuestionChips
      questions={MATE_SECTIONS.map((section) => {
        const { title, text } = MATE_QUESTIONS[section];
        return { section, name: title, asked: text(place.address.filter) };
      })}
      onOpen={openFilter}
    />
  );
}

/** The list, with what stands over it. */
export const MatesListed = observer(function MatesListed(
  props: PartProps & { readonly beside?: BesideMates },
) {
  const { list, beside } = props;
  const { place, store, ads } = list;
  const { address } = place;
  const alarms = useKeptAlarms();
  const { shown } = store;
  const isUnknown = place.isDongMangled || shown?.isDongUnknown === true;
  return (
    <DongList ads={ads} isDongUnknown={isUnknown} bones={<MatesSkeleton />}>
      <section aria-label="메이트 목록">
        <MatesHead
          list={store.state.kind === 'failed' ? null : shown}
          side={address.filter.side ?? FIRST_SIDE}
          sort={address.sort}
          onSort={(sort) => {
            place.change({ sort });
          }}
        />
        <ListBody store={store} place={place} alarms={alarms} beside={beside} />
      </section>
    </DongList>
  );
});

/** As the server calls the page. */
export function titleOf(shown: ReadyMates | null): string {
  const dong = shown?.dong ?? null;
  return mateListHeadline(dong && [dong.sigungu, dong.dong].filter(Boolean).join(' '));
}

function nameOf(shown: ReadyMates | null): string {
  if (shown === null || shown.dong === null) return '메이트';
  return `${shown.dong.dong}${shown.question.isAround ? ' 근처' : ''} 메이트`;
}

const SIDES: readonly MateSide[] = ['HAS', 'WANT'];

/** Both sides, with how many each has, where that is known. */
function sidesOf(shown: ReadyMates | null) {
  return SIDES.map((value) => {
    const count = shown?.asked.filter.side === value ? shown.total : (shown?.others ?? null);
    const name = mateSideName(value);
    return { value, name: count === null ? name : `${name} ${groupThousands(count)}` };
  });
}

interface ListBodyProps {
  readonly store: MatesStore;
  readonly place: MatesAddress;
  readonly alarms: KeptAlarms;
  readonly beside: BesideMates | undefined;
}

/** The list in each of its states. */
const ListBody = observer(function ListBody({ store, place, alarms, beside }: ListBodyProps) {
  const { address, ask, change, linkTo } = place;
  return listBody(store, {
    bones: <MatesSkeleton />,
    failed: (error) => <FailedMates error={error} onRetry={store.reload} />,
    empty: (list) => (
      <EmptyMates
        list={list}
        toAll={linkTo(null)}
        alarms={alarms}
        onAround={() => {
          change({ isAround: true });
        }}
        onClear={() => {
          ask(cleared(address.filter));
        }}
      />
    ),
    filled: (list, isBusy) => (
      <>
        <MateList list={list} isBusy={isBusy} beside={beside} onMore={store.more} />
        <AlarmAtEnd alarms={alarms} search={searchOf(list)} place={list.dong?.dong ?? null} />
      </>
    ),
  });
});

/** Whose side, and where, stays. */
const cleared = ({ side, dongliCode }: MateFilter): MateFilter => ({
  ...EMPTY_MATE_FILTER,
  side,
  dongliCode,
});
