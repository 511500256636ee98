import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  DEAL_STATUS,
  isWholeMate,
  matePageHeadline,
  seoulDay,
  type Author,
  type Photo,
} from '#core';
import { useServices } from '../../ground/services';
import { Description } from '../item-page/Description';
import { Section } from '../item-page/Section';
import { HabitsTable } from '../mate-parts/HabitsTable';
import { MateHead } from '../mate-parts/MateHead';
import { MateRoom } from '../mate-parts/MateRoom';
import { PhotoCarousel } from '../photo-slides/PhotoCarousel';
import styles from '../step-form/step-form.module.scss';
import type { MateFormStore } from './form-of-mates';

export interface MatePreviewProps {
  readonly store: MateFormStore;
  readonly author: Author;
}

/** What others will see, before it is sent. */
export const MatePreview = observer(function MatePreview({ store, author }: MatePreviewProps) {
  const { clock, stores } = useServices();
  const [today] = useState(() => seoulDay(clock.now()));
  const { pictures } = store;
  const mate = store.draft();
  // Who came here by an address has something to mend first.
  if (!isWholeMate(mate)) return null;
  const photos = (mate.side === 'HAS' ? store.placed : []).map((id): Photo => {
    const stored = pictures.storedOf(id);
    if (stored !== null) return stored;
    const preview = pictures.of(id)?.preview ?? '';
    return { small: preview, medium: preview, large: preview };
  });
  const subject = matePageHeadline(mate);
  return (
    <div className={styles.preview}>
      {photos.length > 0 && (
        <PhotoCarousel
          photos={photos}
          subject={subject}
          isSold={false}
          onOpen={(index, onShow) =>
            stores.popups.askOnce('photos', { photos, subject, index, onShow })
          }
        />
      )}
      <MateHead
        mate={{ ...mate, author, status: DEAL_STATUS.OPEN, isExample: false }}
        confirmed=""
        level={3}
      />
      <Section title="생활">
        <HabitsTable name={author.nickname} habits={mate.habits} mine={null} />
      </Section>
      <Section title="소개">
        <h3>{mate.title}</h3>
        <Description text={mate.intro} />
      </Section>
      <MateRoom mate={mate} today={today} />
    </div>
  );
});
