import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { APP_PAGES, mateOutline, matePageHeadline, pageTitle, type MateListing } from '#core';
import { IconButton } from '../../components/button/IconButton';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import type { DealStore } from '../../widgets/deal-page/deal-store';
import { DealPage, DealTop } from '../../widgets/deal-page/DealPage';
import { useDealActs } from '../../widgets/deal-page/use-deal-acts';
import { useKeptDeal } from '../../widgets/deal-page/use-kept-deal';
import { useSaw } from '../../widgets/seen/use-saw';
import { MateMenu } from './later-mate-menu';
import { MATE_SLOT } from './mate-snapshot';
import { MateView } from './MateView';

const { title: TITLE } = APP_PAGES.mateDetail;

const GONE = {
  hint: '지금 확인된 다른 메이트를 찾아보세요.',
  others: { to: PATH.mate, name: '다른 메이트 보기' },
};

/** Somebody to live with, in each of the page's states. */
export const MatePage = observer(function MatePage({ id }: { readonly id: string }) {
  const { mates, stores } = useServices();
  const { recents } = stores;
  const { store, isApart } = useKeptDeal(id, {
    one: (asked, cancel) => mates.one(asked, cancel),
    slot: MATE_SLOT,
  });
  const mate = isApart ? null : store.deal;
  useEffect(() => {
    if (mate !== null) recents.viewedMate(mate);
  }, [recents, mate]);
  useSaw('mate', mate);
  return (
    <DealPage
      store={store}
      title={TITLE}
      headline={mate && matePageHeadline(mate)}
      isApart={isApart}
      list={PATH.mate}
      gone={GONE}
    >
      {mate && <Shown store={store} mate={mate} />}
    </DealPage>
  );
});

interface ShownProps {
  readonly store: DealStore<MateListing>;
  readonly mate: MateListing;
}

const Shown = observer(function Shown({ store, mate }: ShownProps) {
  const { env } = useServices();
  const [first] = mate.photos;
  const acts = useDealActs(store, mate, {
    list: PATH.mate,
    modify: PATH.mateModify(mate.id),
    share: {
      title: pageTitle(matePageHeadline(mate)),
      text: mateOutline(mate),
      url: `${env.siteUrl}${PATH.mateDetail(mate.id)}`,
      imageUrl: first === undefined ? null : new URL(first.large, env.siteUrl).href,
    },
  });
  return (
    <>
      <DealTop list={PATH.mate} isOnPhoto>
        <IconButton kind="on-photo" icon="share" label="공유하기" onClick={acts.share} />
        <MateMenu mate={mate} acts={acts} />
      </DealTop>
      <MateView store={store} mate={mate} acts={acts} />
    </>
  );
});
