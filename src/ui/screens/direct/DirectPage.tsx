import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import {
  APP_PAGES,
  directHeadline,
  directOutline,
  isOnOffer,
  pageTitle,
  type DirectDeal,
} from '#core';
import { IconButton } from '../../components/button/IconButton';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { useChecklistItem } from '../../widgets/checklist/use-checklist-item';
import { useCompareItem } from '../../widgets/compare/use-compare-item';
import type { DealStore } from '../../widgets/deal-page/deal-store';
import { DealMenu } from '../../widgets/deal-page/DealMenu';
import { DealPage, DealTop } from '../../widgets/deal-page/DealPage';
import { useDealActs } from '../../widgets/deal-page/use-deal-acts';
import { useKeptDeal } from '../../widgets/deal-page/use-kept-deal';
import { useSaw } from '../../widgets/seen/use-saw';
import { DIRECT_SLOT } from './direct-snapshot';
import { DirectView } from './DirectView';

const { title: TITLE } = APP_PAGES.directDetail;

const GONE = {
  hint: '지금 확인된 다른 방을 찾아보세요.',
  others: { to: PATH.deal, name: '다른 직거래 보기' },
};

/** A direct deal in each of its states. */
export const DirectPage = observer(function DirectPage({ id }: { readonly id: string }) {
  const { directs, stores } = useServices();
  const { recents } = stores;
  const { store, isApart } = useKeptDeal(id, {
    one: (asked, cancel) => directs.one(asked, cancel),
    slot: DIRECT_SLOT,
  });
  const deal = isApart ? null : store.deal;
  useEffect(() => {
    if (deal !== null) recents.viewedDeal(deal);
  }, [recents, deal]);
  useSaw('direct', deal);
  return (
    <DealPage
      store={store}
      title={TITLE}
      headline={deal && directHeadline(deal)}
      isApart={isApart}
      list={PATH.deal}
      gone={GONE}
    >
      {deal && <Shown store={store} deal={deal} />}
    </DealPage>
  );
});

interface ShownProps {
  readonly store: DealStore<DirectDeal>;
  readonly deal: DirectDeal;
}

const Shown = observer(function Shown({ store, deal }: ShownProps) {
  const { env } = useServices();
  const [first] = deal.photos;
  const compare = useCompareItem('direct', deal.id);
  const checklist = useChecklistItem('deal', deal.id);
  const viewing = deal.mine.isAuthor ? [] : [checklist];
  const acts = useDealActs(store, deal, {
    list: PATH.deal,
    modify: PATH.directModify(deal.id),
    share: {
      title: pageTitle(directHeadline(deal)),
      text: directOutline(deal),
      url: `${env.siteUrl}${PATH.directDetail(deal.id)}`,
      imageUrl: first === undefined ? null : new URL(first.large, env.siteUrl).href,
    },
  });
  return (
    <>
      <DealTop list={PATH.deal} isOnPhoto>
        <IconButton kind="on-photo" icon="share" label="공유하기" onClick={acts.share} />
        <DealMenu
          deal={deal}
          more={isOnOffer(deal.status) ? [compare, ...viewing] : []}
          acts={acts}
        />
      </DealTop>
      <DirectView store={store} deal={deal} acts={acts} />
    </>
  );
});
