import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { confirmedText, DEAL_STATUS, matePageHeadline, seoulDay, type MateListing } from '#core';
import { useServices } from '../../ground/services';
import { Alive } from '../../widgets/deal-page/Alive';
import { DealFoot } from '../../widgets/deal-page/DealFoot';
import type { DealStore } from '../../widgets/deal-page/deal-store';
import { OwnBar } from '../../widgets/deal-page/later-own-bar';
import { OwnDeal } from '../../widgets/deal-page/later-own-deal';
import type { DealActs } from '../../widgets/deal-page/use-deal-acts';
import { useDealInquiry } from '../../widgets/deal-page/use-deal-inquiry';
import { DealLocation } from '../../widgets/direct-parts/DealLocation';
import { Description } from '../../widgets/item-page/Description';
import { Section } from '../../widgets/item-page/Section';
import { FitSection } from '../../widgets/mate-parts/FitSection';
import { HabitsTable } from '../../widgets/mate-parts/HabitsTable';
import { MateHead, nicknameOf } from '../../widgets/mate-parts/MateHead';
import { MateRoom } from '../../widgets/mate-parts/MateRoom';
import { useMinute } from '../../widgets/notice-view/use-minute';
import { PhotoCarousel } from '../../widgets/photo-slides/PhotoCarousel';
import { RiskCard } from '../../widgets/risk-card/RiskCard';
import { RiskText } from '../../widgets/risk-card/RiskText';
import { useRisks } from '../../widgets/risk-card/use-risks';
import { Asks } from '../../widgets/mate-consent/later-consent';
import { Consent } from './consent/Consent';
import styles from './mate-view.module.scss';
import { habitsOf, listingOf, useOwnMates } from './use-own-mates';

interface MateViewProps {
  readonly store: DealStore<MateListing>;
  readonly mate: MateListing;
  readonly acts: DealActs;
}

/** All that the page of somebody to live with shows, from their pictures to what both agree on. */
export const MateView = observer(function MateView({ store, mate, acts }: MateViewProps) {
  const { clock, stores } = useServices();
  const now = useMinute();
  const [today] = useState(() => seoulDay(clock.now()));
  const { photos, author, fit, mine } = mate;
  const confirmed = confirmedText(mate.confirmedAt, now);
  const inquiry = useDealInquiry(store, mate, 'mate');
  const subject = matePageHeadline(mate);
  const risks = useRisks(mate.title, mate.intro);
  const isOver = mate.status === DEAL_STATUS.DONE;
  const own = useOwnMates(!mine.isAuthor);
  const foot = <DealFoot deal={mate} onReport={acts.report} />;
  return (
    <>
      {photos.length > 0 ? (
        <PhotoCarousel
          photos={photos}
          subject={subject}
          isSold={isOver}
          onOpen={(index, onShow) =>
            stores.popups.askOnce('photos', { photos, subject, index, onShow })
          }
        />
      ) : (
        <div className={styles.bare} />
      )}
      <MateHead mate={mate} confirmed={isOver ? '' : confirmed} />
      {mine.isAuthor && (
        <>
          <OwnDeal deal={mate} acts={acts} />
          <Alive deal={mate} said={`내가 쓴 글 · ${confirmed}`} now={now} acts={acts} />
          <Asks />
        </>
      )}
      {fit !== null && <FitSection fit={fit} />}
      {risks?.warning != null && <RiskCard warning={risks.warning} where="소개 글에" />}
      <Section title="생활">
        <HabitsTable
          name={nicknameOf(author)}
          habits={mate.habits}
          mine={fit === null ? null : habitsOf(own)}
        />
      </Section>
      <Section title="소개">
        <h3 className={styles.title}>{mate.title}</h3>
        <Description text={mate.intro}>
          {risks === null ? mate.intro : <RiskText parts={risks.parts} />}
        </Description>
      </Section>
      <MateRoom mate={mate} today={today} />
      {mate.side === 'HAS' && (
        <DealLocation title="동네" place={{ lat: mate.lat, lng: mate.lng, exactPlace: null }}>
          동네만 보여요. 집 위치는 서로 동의한 뒤에 물어보세요.
        </DealLocation>
      )}
      {!mine.isAuthor && author !== null && (
        <Alive
          deal={mate}
          said={`${nicknameOf(author)}님 · ${confirmed}`}
          now={now}
          acts={acts}
          inquiry={inquiry}
        />
      )}
      {mine.isAuthor || author === null || isOver ? (
        <>
          {foot}
          {mine.isAuthor && <OwnBar kind="메이트" />}
        </>
      ) : (
        <Consent store={store} mate={mate} other={author} own={listingOf(own)}>
          {foot}
        </Consent>
      )}
    </>
  );
});
