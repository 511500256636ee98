import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { withParticle, type SeenState } from '#core';
import { useMinute } from '../../../widgets/notice-view/use-minute';
import type { FoundStore } from '../found-store';
import { tabWords, type DealKindListed, type ListedDeal, type ZzimTab } from '../zzim-lists';
import { DealItem } from './DealItem';
import { KeptStates } from '../parts/KeptStates';
import { useNextFocus } from '../parts/use-next-focus';
import lists from '../parts/zzim-list.module.scss';

interface Titled {
  readonly title: string;
}

/** What a list of remembered deals is about, whatever their kind. */
export interface ListOfDeals<Item> {
  readonly tab: ZzimTab;
  readonly list: readonly ListedDeal[];
  readonly store: FoundStore<Item & { readonly id: string }>;
  /** Whom they are asked for. */
  readonly reader: string | null;
  /** What stands above is not decided yet. */
  readonly isWaiting: boolean;
}

interface KeptDealsProps<Item> extends ListOfDeals<Item> {
  readonly noun: '직거래' | '메이트';
  /** Behind how many there are. */
  readonly unit: '곳' | '명';
  /** How something comes onto this list, and where from. */
  readonly hint: string;
  readonly way: ReactNode;
  readonly bone: ReactNode;
  /** What is said of one that is no longer there. */
  readonly gone: string;
  readonly type: DealKindListed;
  readonly stateOf: (item: Item) => SeenState;
  readonly card: (item: Item, now: number) => ReactNode;
  /** At the end of the headline, and of the list. */
  readonly action?: ReactNode;
  readonly dock?: ReactNode;
}

/** Remembered deals of one kind in each of their states. */
export const KeptDeals = observer(function KeptDeals<Item extends Titled>(
  props: KeptDealsProps<Item>,
) {
  const { tab, list, store, reader, isWaiting, noun, unit, hint, way, bone } = props;
  const { action, dock } = props;
  const name = `${tabWords(tab).name} ${noun}`;
  return (
    <>
      <KeptStates
        list={list}
        store={store}
        reader={reader}
        isWaiting={isWaiting}
        name={name}
        count={`${list.length}${unit}`}
        empty={{ title: `${withParticle(name, '이/가')} 없어요`, hint, way }}
        failedTitle={`${noun} 목록을 불러오지 못했어요`}
        bone={bone}
        action={action}
      >
        <Items key={tab} {...props} />
      </KeptStates>
      {list.length > 0 && store.failure === null && dock}
    </>
  );
}) as <Item extends Titled>(props: KeptDealsProps<Item>) => ReactNode;

const Items = observer(function Items<Item extends Titled>(props: KeptDealsProps<Item>) {
  const { list, store, bone, gone, type, stateOf, card } = props;
  const items = useNextFocus(list);
  const now = useMinute();
  return (
    <ul {...items} className={lists.list}>
      {list.map((listed) => {
        // Undefined while it is on its way, null where it is no longer there.
        const item = store.found.get(listed.id);
        return (
          <li key={listed.id}>
            {item === undefined ? (
              bone
            ) : (
              <DealItem
                listed={listed}
                title={item && item.title}
                type={type}
                state={item && stateOf(item)}
                now={now}
                gone={gone}
              >
                {item && card(item, now)}
              </DealItem>
            )}
          </li>
        );
      })}
    </ul>
  );
}) as <Item extends Titled>(props: KeptDealsProps<Item>) => ReactNode;
