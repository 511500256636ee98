import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  confirmedByText,
  DEAL_STATUS,
  directName,
  locationNote,
  seoulDay,
  type DirectDeal,
} from '#core';
import { FetchAhead } from '../../ground/FetchAhead';
import { useServices } from '../../ground/services';
import { loadPopup } from '../../popups/load-popup';
import { Alive } from '../../widgets/deal-page/Alive';
import { DealFoot } from '../../widgets/deal-page/DealFoot';
import type { DealStore } from '../../widgets/deal-page/deal-store';
import { OwnBar } from '../../widgets/deal-page/later-own-bar';
import { OwnDeal } from '../../widgets/deal-page/later-own-deal';
import type { DealActs } from '../../widgets/deal-page/use-deal-acts';
import { useDealInquiry } from '../../widgets/deal-page/use-deal-inquiry';
import { Description } from '../../widgets/item-page/Description';
import { EquipmentList } from '../../widgets/item-page/EquipmentList';
import { Section } from '../../widgets/item-page/Section';
import { useMinute } from '../../widgets/notice-view/use-minute';
import { PhotoCarousel } from '../../widgets/photo-slides/PhotoCarousel';
import { RiskCard } from '../../widgets/risk-card/RiskCard';
import { RiskText } from '../../widgets/risk-card/RiskText';
import { useRisks } from '../../widgets/risk-card/use-risks';
import styles from './direct-view.module.scss';
import { DirectBar } from './later-direct-bar';
import { DirectFacts } from '../../widgets/direct-parts/DirectFacts';
import { DirectFee } from '../../widgets/direct-parts/DirectFee';
import { DirectHead } from '../../widgets/direct-parts/DirectHead';
import { DealLocation } from '../../widgets/direct-parts/DealLocation';
import { DirectPlace } from '../../widgets/direct-parts/DirectPlace';
import { Poster } from '../../widgets/direct-parts/Poster';
import { Utilities } from '../../widgets/direct-parts/Utilities';

const loadPhotos = () => loadPopup('photos');

interface DirectViewProps {
  readonly store: DealStore<DirectDeal>;
  readonly deal: DirectDeal;
  readonly acts: DealActs;
}

/** All that a direct deal's page shows, from its pictures to when it was written. */
export const DirectView = observer(function DirectView({ store, deal, acts }: DirectViewProps) {
  const { clock, stores } = useServices();
  const now = useMinute();
  const inquiry = useDealInquiry(store, deal, 'direct');
  const [today] = useState(() => seoulDay(clock.now()));
  const { photos } = deal;
  const subject = directName(deal);
  const risks = useRisks(deal.title, deal.description);
  return (
    <>
      <PhotoCarousel
        photos={photos}
        subject={subject}
        isSold={deal.status === DEAL_STATUS.DONE}
        onOpen={(index, onShow) =>
          stores.popups.askOnce('photos', { photos, subject, index, onShow })
        }
      />
      {photos.length > 0 && <FetchAhead load={loadPhotos} />}
      <DirectHead deal={deal} today={today} />
      {deal.mine.isAuthor && <OwnDeal deal={deal} acts={acts} />}
      <Alive
        deal={deal}
        said={confirmedByText(deal.offerer, deal.confirmedAt, now)}
        now={now}
        acts={acts}
        {...(!deal.mine.isAuthor && { inquiry })}
      />
      <DirectPlace deal={deal} />
      <Poster deal={deal} />
      {risks?.warning != null && <RiskCard warning={risks.warning} where="소개 글에" />}
      <DirectFacts deal={deal} today={today} />
      <Section title="옵션">
        <EquipmentList equipment={deal.equipment} />
      </Section>
      <Utilities paid={deal.fee.utilities} />
      <DirectFee fee={deal.fee} />
      <Section title="소개">
        <h3 className={styles.title}>{deal.title}</h3>
        <Description text={deal.description}>
          {risks === null ? deal.description : <RiskText parts={risks.parts} />}
        </Description>
      </Section>
      <DealLocation title="위치" place={deal}>
        {locationNote(deal)}
      </DealLocation>
      <DealFoot deal={deal} onReport={acts.report} />
      {deal.mine.isAuthor ? <OwnBar kind="직거래" /> : <DirectBar deal={deal} />}
    </>
  );
});
