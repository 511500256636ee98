import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { DEAL_STATUS, directName, markRisks, riskWarning, seoulDay, type DirectDeal } from '#core';
import { FetchAhead } from '../../ground/FetchAhead';
import { useServices } from '../../ground/services';
import { loadPopup } from '../../popups/load-popup';
import { Description } from '../../widgets/item-page/Description';
import { EquipmentList } from '../../widgets/item-page/EquipmentList';
import { Section } from '../../widgets/item-page/Section';
import { useMinute } from '../../widgets/notice-view/use-minute';
import { PhotoCarousel } from '../../widgets/photo-slides/PhotoCarousel';
import { RiskCard } from '../../widgets/risk-card/RiskCard';
import { RiskText } from '../../widgets/risk-card/RiskText';
import styles from './direct-view.module.scss';
import { Alive } from './parts/Alive';
import { DirectFacts } from '../../widgets/direct-parts/DirectFacts';
import { DirectFee } from '../../widgets/direct-parts/DirectFee';
import { DirectFoot } from './parts/DirectFoot';
import { DirectHead } from '../../widgets/direct-parts/DirectHead';
import { DirectLocation } from '../../widgets/direct-parts/DirectLocation';
import { DirectPlace } from '../../widgets/direct-parts/DirectPlace';
import { OwnDeal } from './parts/OwnDeal';
import { Poster } from '../../widgets/direct-parts/Poster';
import { Utilities } from '../../widgets/direct-parts/Utilities';
import type { DirectActs } from './use-direct-acts';

const loadPhotos = () => loadPopup('photos');

interface DirectViewProps {
  readonly deal: DirectDeal;
  readonly acts: DirectActs;
}

/** All that a direct deal's page shows, from its pictures to when it was written. */
export const DirectView = observer(function DirectView({ deal, acts }: DirectViewProps) {
  const { clock, stores } = useServices();
  const now = useMinute();
  const [today] = useState(() => seoulDay(clock.now()));
  const { photos } = deal;
  const subject = directName(deal);
  const warning = riskWarning(`${deal.title}\n${deal.description}`);
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
      <Alive deal={deal} now={now} acts={acts} />
      <DirectPlace deal={deal} />
      <Poster deal={deal} />
      {warning !== null && <RiskCard warning={warning} where="소개 글에" />}
      <DirectFacts deal={deal} today={today} />
      <Section title="옵션">
        <EquipmentList equipment={deal.equipment} />
      </Section>
      <Utilities fee={deal.fee} />
      <DirectFee fee={deal.fee} />
      <Section title="소개">
        <h3 className={styles.title}>{deal.title}</h3>
        <Description text={deal.description}>
          <RiskText parts={markRisks(deal.description)} />
        </Description>
      </Section>
      <DirectLocation deal={deal} />
      <DirectFoot deal={deal} onReport={acts.report} />
    </>
  );
});
