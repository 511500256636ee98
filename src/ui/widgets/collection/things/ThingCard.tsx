import { HouseCard } from '../../house-card/HouseCard';
import { LATER_THINGS } from './later-things';
import type { Thing } from './thing';

const { direct: Deal, mate: Mate, notice: Notice, post: Post, content: Content } = LATER_THINGS;

interface ThingCardProps {
  readonly thing: Thing;
  /** Milliseconds. */
  readonly now: number;
}

/** Something in a collection, as it looks in the lists that it comes from. */
export function ThingCard({ thing, now }: ThingCardProps) {
  switch (thing.is) {
    case 'house':
      return <HouseCard house={thing.house} now={now} />;
    case 'direct':
      return <Deal thing={thing} now={now} />;
    case 'mate':
      return <Mate thing={thing} now={now} />;
    case 'notice':
      return <Notice thing={thing} now={now} />;
    case 'post':
      return <Post thing={thing} now={now} />;
    case 'content':
      return <Content thing={thing} now={now} />;
  }
}
