import { observer } from 'mobx-react-lite';
import { directHeadline, directOutline, pageTitle, type OwnDirect } from '#core';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { DealCard } from '../../widgets/deal-card/DealCard';
import { useDealActs } from '../../widgets/deal-page/use-deal-acts';
import { OwnFrame } from './OwnFrame';
import type { OwnDealsStore } from './own-deals-store';
import { OwnTally } from './OwnTally';

const WORDS = { title: '방이 아직 비어 있나요?', done: '거래가 끝났어요' };

interface OwnRowProps {
  readonly store: OwnDealsStore;
  readonly deal: OwnDirect;
  /** Milliseconds. */
  readonly now: number;
}

/** One room of one's own: how it stands, what is to be said of it, and what it brought. */
export const OwnRow = observer(function OwnRow({ store, deal, now }: OwnRowProps) {
  const { env } = useServices();
  const { id } = deal;
  const acts = useDealActs(
    {
      confirm: () => store.confirm(id),
      setStatus: (next) => store.setStatus(id, next),
      remove: () => store.remove(id),
      appealed: () => undefined,
    },
    { ...deal, author: null, mine: { isAuthor: true } },
    {
      list: PATH.dealMine,
      modify: PATH.directModify(id),
      share: {
        title: pageTitle(directHeadline(deal)),
        text: directOutline({
          ...deal,
          fee: { amount: deal.maintenance, items: [], utilities: [] },
        }),
        url: `${env.siteUrl}${PATH.directDetail(id)}`,
        imageUrl: deal.photo === null ? null : new URL(deal.photo.large, env.siteUrl).href,
      },
    },
  );
  return (
    <OwnFrame
      deal={deal}
      acts={acts}
      now={now}
      words={WORDS}
      card={<DealCard deal={deal} now={now} level={2} isOwn />}
      modify={PATH.directModify(id)}
      page={PATH.directDetail(id)}
    >
      <OwnTally tally={deal} />
    </OwnFrame>
  );
});
