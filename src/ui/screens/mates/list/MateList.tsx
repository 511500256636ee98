import { useState } from 'react';
import { seoulDay } from '#core';
import { PagedRows } from '../../../components/list/PagedRows';
import { useServices } from '../../../ground/services';
import { COMPARED_CARD_PX, MATE_CARD_PX, MateCard } from '../../../widgets/mate-card/MateCard';
import type { ReadyMates } from '../ask-mates';
import { isCompared } from './MatesHead';

/** What stands beside the list: maybe the page of one of them. */
export interface BesideMates {
  readonly openId: string | null;
}

interface MateListProps {
  readonly list: ReadyMates;
  /** Another list is on its way. */
  readonly isBusy: boolean;
  readonly beside?: BesideMates | undefined;
  readonly onMore: () => void;
}

/** So many are seen before any scroll. */
const FIRST = 3;

/** Mates as cards. */
export function MateList({ list, isBusy, beside, onMore }: MateListProps) {
  const { clock } = useServices();
  const [today] = useState(() => seoulDay(clock.now()));
  const compares = isCompared(list);
  return (
    <PagedRows
      list={list}
      rowPx={compares ? COMPARED_CARD_PX : MATE_CARD_PX}
      isBusy={isBusy}
      row={(mate, at, position) => (
        <li key={mate.id} data-mate={mate.id} {...position}>
          <MateCard
            mate={mate}
            today={today}
            isFirst={at < FIRST}
            isTall={compares}
            {...(beside !== undefined && {
              isHighlighted: mate.id === beside.openId,
              // Back closes what is open, however many were looked at.
              isReplacing: beside.openId !== null,
            })}
          />
        </li>
      )}
      onMore={onMore}
    />
  );
}
