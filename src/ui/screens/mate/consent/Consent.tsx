import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Author, MateListing, SeenRequest } from '#core';
import type { DealStore } from '../../../widgets/deal-page/deal-store';
import styles from './consent.module.scss';
import { ConsentSteps, type OwnListing } from './ConsentSteps';
import { ConsentBar } from './later-consent-bar';
import { consentWords } from '../../../widgets/mate-consent/consent-words';
import { Agreed } from '../../../widgets/mate-consent/later-consent';
import { useConsentActs } from '../../../widgets/mate-consent/use-consent';
import { useRequests } from '../../../widgets/mate-consent/use-requests';
import { useToldFocus } from '../../../widgets/mate-consent/use-told-focus';

interface ConsentProps {
  readonly store: DealStore<MateListing>;
  readonly mate: MateListing;
  readonly other: Author;
  /** What the one who reads would send with an ask. */
  readonly own: OwnListing;
  /** The end of the page, above what is due. */
  readonly children: ReactNode;
}

/** How far two people are with each other, and what may be done next (spec/readings R44). */
export const Consent = observer(function Consent(props: ConsentProps) {
  const { store, mate, other, own, children } = props;
  const { consent } = mate;
  const state = consent?.state ?? 'NONE';
  const requests = useRequests(state === 'ACCEPTED');
  const seen = requests.items?.find(({ id }) => id === consent?.requestId) ?? null;
  const { place, tell } = useToldFocus<HTMLHeadingElement>();
  const learn = ({ consent: now }: SeenRequest) => {
    store.learn({ consent: now });
    if (now.state !== state) tell();
  };
  const acts = useConsentActs(learn, () => void store.load());
  const { title, due } = consentWords(state, other.nickname);
  return (
    <>
      <section className={styles.section} aria-labelledby="consent-title">
        <div className={styles.card}>
          <h2 id="consent-title" ref={place} tabIndex={-1}>
            {title}
          </h2>
          <ConsentSteps
            due={due}
            nickname={other.nickname}
            lapsesAt={consent?.lapsesAt ?? null}
            own={own}
          />
          {consent !== null && consent.requestId !== null && state === 'ACCEPTED' && (
            <Agreed
              id={consent.requestId}
              consent={consent}
              nickname={other.nickname}
              number={seen?.number ?? null}
              acts={acts}
            />
          )}
        </div>
      </section>
      {children}
      <ConsentBar mate={mate} nickname={other.nickname} acts={acts} />
    </>
  );
});
