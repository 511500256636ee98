import { observer } from 'mobx-react-lite';
import { personFit, seoulDay } from '#core';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { useServices } from '../../ground/services';
import { ContentRow } from '../content-row/ContentRow';
import { DealCard } from '../deal-card/DealCard';
import { HouseCard } from '../house-card/HouseCard';
import { MateCard } from '../mate-card/MateCard';
import { NoticeRow } from '../notice-row/NoticeRow';
import { PostRow } from '../post-row/PostRow';
import type { Thing } from './thing';

interface ThingCardProps {
  readonly thing: Thing;
  /** Milliseconds. */
  readonly now: number;
}

/** Something in a collection, as it looks in the lists that it comes from. */
export const ThingCard = observer(function ThingCard({ thing, now }: ThingCardProps) {
  const { person } = useServices().stores.person;
  const isAttached = useIsAttached();
  const today = seoulDay(now);
  switch (thing.is) {
    case 'house':
      return <HouseCard house={thing.house} now={now} />;
    case 'direct':
      return <DealCard deal={thing.deal} now={now} />;
    case 'mate':
      return <MateCard mate={thing.mate} today={today} />;
    case 'notice': {
      const { notice } = thing;
      const fit = isAttached ? personFit(person, notice, today) : null;
      return <NoticeRow notice={notice} fit={fit} now={now} />;
    }
    case 'post':
      return <PostRow post={thing.post} now={now} />;
    case 'content':
      return <ContentRow content={thing.content} kind="row" level={3} />;
  }
});
