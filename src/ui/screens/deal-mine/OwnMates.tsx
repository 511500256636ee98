import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import {
  CONTACT_METHOD,
  mateOutline,
  matePageHeadline,
  pageTitle,
  seoulDay,
  type OwnMate as Own,
} from '#core';
import { ButtonLink } from '../../components/button/Button';
import { FailedState } from '../../components/state/FailedState';
import { Waiting } from '../../components/state/Skeleton';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { useDealActs } from '../../widgets/deal-page/use-deal-acts';
import { Section } from '../../widgets/item-page/Section';
import { MateCard } from '../../widgets/mate-card/MateCard';
import { MateCardSkeleton } from '../../widgets/mate-card/MateCardSkeleton';
import { useMinute } from '../../widgets/notice-view/use-minute';
import { ErrorWords } from '../../widgets/server-html/ErrorWords';
import styles from './deal-mine.module.scss';
import { OwnFrame } from './OwnFrame';
import { OwnMatesStore } from './own-mates-store';
import { OwnTally } from './OwnTally';

/** Nobody is told the number of a mate. */
const WAYS = [CONTACT_METHOD.CHAT];

const WORDS = { title: '아직 메이트를 찾고 있나요?', done: '메이트를 찾았어요' };

/** The listings by which a member looks for somebody to live with, in each of their list's states. */
export const OwnMates = observer(function OwnMates() {
  const { mates, ownDeals, stores } = useServices();
  const { community } = stores;
  const [store] = useState(
    () =>
      new OwnMatesStore({
        mates,
        own: ownDeals,
        changed: () => {
          community.changed();
        },
      }),
  );
  useEffect(() => {
    void store.load();
    return () => {
      store.stop();
    };
  }, [store]);
  return (
    <Section title="내 메이트 글">
      <Listed store={store} />
    </Section>
  );
});

const Listed = observer(function Listed({ store }: { readonly store: OwnMatesStore }) {
  const now = useMinute();
  const { items, failure } = store;
  if (failure !== null)
    return (
      <FailedState
        title="메이트 글을 불러오지 못했어요"
        reason={<ErrorWords error={failure.error} />}
        onRetry={() => void store.load()}
      />
    );
  if (items === null)
    return (
      <Waiting label="메이트 글을 불러오는 중이에요.">
        <MateCardSkeleton />
      </Waiting>
    );
  if (items.length === 0)
    return (
      <div className={styles.noMates}>
        <p>아직 올린 메이트 글이 없어요</p>
        <ButtonLink kind="outline" to={PATH.mateWrite}>
          메이트 구하기
        </ButtonLink>
      </div>
    );
  return (
    <ul className={styles.mates}>
      {items.map((mate) => (
        <li key={mate.id}>
          <OwnMate store={store} mate={mate} now={now} />
        </li>
      ))}
    </ul>
  );
});

interface OwnMateProps {
  readonly store: OwnMatesStore;
  readonly mate: Own;
  /** Milliseconds. */
  readonly now: number;
}

/** One listing of one's own: how it stands, and what is to be said of it. */
const OwnMate = observer(function OwnMate({ store, mate, now }: OwnMateProps) {
  const { env } = useServices();
  const { id } = mate;
  const acts = useDealActs(
    {
      confirm: () => store.confirm(id),
      setStatus: (next) => store.setStatus(id, next),
      remove: () => store.remove(id),
      appealed: () => undefined,
    },
    { ...mate, author: null, mine: { isAuthor: true } },
    {
      list: PATH.dealMine,
      modify: PATH.mateModify(id),
      share: {
        title: pageTitle(matePageHeadline(mate)),
        text: mateOutline(mate),
        url: `${env.siteUrl}${PATH.mateDetail(id)}`,
        imageUrl: mate.photo === null ? null : new URL(mate.photo.large, env.siteUrl).href,
      },
    },
  );
  return (
    <OwnFrame
      deal={mate}
      acts={acts}
      now={now}
      words={WORDS}
      card={<MateCard mate={mate} today={seoulDay(now)} isOwn />}
      modify={PATH.mateModify(id)}
      page={PATH.mateDetail(id)}
    >
      <OwnTally tally={mate} ways={WAYS} />
    </OwnFrame>
  );
});
