import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { directName, locationNote, seoulDay, type Author, type Photo } from '#core';
import { useServices } from '../../ground/services';
import { DirectFacts } from '../direct-parts/DirectFacts';
import { DirectFee } from '../direct-parts/DirectFee';
import { DirectHead } from '../direct-parts/DirectHead';
import { DealLocation } from '../direct-parts/DealLocation';
import { DirectPlace } from '../direct-parts/DirectPlace';
import { Poster } from '../direct-parts/Poster';
import { Utilities } from '../direct-parts/Utilities';
import { Description } from '../item-page/Description';
import { EquipmentList } from '../item-page/EquipmentList';
import { Section } from '../item-page/Section';
import { PhotoCarousel } from '../photo-slides/PhotoCarousel';
import styles from '../step-form/step-form.module.scss';
import type { DirectFormStore } from './form-of-directs';
import { previewOf } from './preview-direct';

export interface DirectPreviewProps {
  readonly store: DirectFormStore;
  readonly author: Author;
}

/** What others will see, before it is sent. */
export const DirectPreview = observer(function DirectPreview(props: DirectPreviewProps) {
  const { store, author } = props;
  const { clock, stores } = useServices();
  const [now] = useState(() => clock.now());
  const { typed, placed, pictures } = store;
  const photos = placed.map((id): Photo => {
    const stored = pictures.storedOf(id);
    if (stored !== null) return stored;
    const preview = pictures.of(id)?.preview ?? '';
    return { small: preview, medium: preview, large: preview };
  });
  const deal = previewOf(store.draft(), { place: typed.place, photos, author, now });
  const today = seoulDay(now);
  const subject = directName(deal);
  return (
    <div className={styles.preview}>
      <PhotoCarousel
        photos={photos}
        subject={subject}
        isSold={false}
        onOpen={(index, onShow) =>
          stores.popups.askOnce('photos', { photos, subject, index, onShow })
        }
      />
      <DirectHead deal={deal} today={today} level={3} />
      <DirectPlace deal={deal} />
      <Poster deal={deal} />
      <DirectFacts deal={deal} today={today} />
      <Section title="옵션">
        <EquipmentList equipment={deal.equipment} />
      </Section>
      <Utilities paid={deal.fee.utilities} />
      <DirectFee fee={deal.fee} />
      <Section title="소개">
        <h3>{deal.title}</h3>
        <Description text={deal.description} />
      </Section>
      <DealLocation title="위치" place={deal}>
        {locationNote(deal)}
      </DealLocation>
    </div>
  );
});
