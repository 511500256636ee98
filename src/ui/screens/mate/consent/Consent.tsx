import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Author, MateListing, SeenRequest } from '#core';
import { Button } from '../../../components/button/Button';
import { useForMembers } from '../../../ground/use-for-members';
import type { DealStore } from '../../../widgets/deal-page/deal-store';
import { MateHeart } from '../../../widgets/zzim-heart/DealHeart';
import styles from './consent.module.scss';
import { ConsentSteps, type OwnListing } from './ConsentSteps';
import { consentWords } from '../../../widgets/mate-consent/consent-words';
import { Agreed, ChatWithMate } from '../../../widgets/mate-consent/later-consent';
import { useConsentActs, type ConsentActs } from '../../../widgets/mate-consent/use-consent';
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

/** The heart, and what is due, at the bottom of the page. */
const ConsentBar = observer(function ConsentBar(props: {
  readonly mate: MateListing;
  readonly nickname: string;
  readonly acts: ConsentActs;
}) {
  const { mate, nickname, acts } = props;
  const forMembers = useForMembers();
  const { consent } = mate;
  const { isBusy } = acts;
  const id = consent?.requestId ?? null;
  const mayDo = consent?.mayDo ?? ['ASK'];
  const heart = <MateHeart mate={mate} kind="bar" />;
  if (id !== null && consent?.state === 'WAITING')
    return (
      <div className={styles.bar}>
        {heart}
        <p className={styles.waiting}>기다리고 있어요</p>
        <Button
          kind="outline"
          size="bar"
          busy={isBusy}
          onClick={() => {
            acts.withdraw(id);
          }}
        >
          취소
        </Button>
      </div>
    );
  if (id !== null && mayDo.includes('ACCEPT'))
    return (
      <div className={styles.bar}>
        {heart}
        <Button
          kind="outline"
          size="bar"
          disabled={isBusy}
          onClick={() => {
            acts.decline(id);
          }}
        >
          거절
        </Button>
        <Button
          size="bar"
          className={styles.main}
          busy={isBusy}
          onClick={() => {
            acts.accept(id);
          }}
        >
          동의하기
        </Button>
      </div>
    );
  if (id !== null && consent?.state === 'ACCEPTED')
    return (
      <div className={styles.bar}>
        {heart}
        <ChatWithMate requestId={id} listing={mate.id} nickname={nickname} size="bar" />
      </div>
    );
  if (!mayDo.includes('ASK'))
    return (
      <div className={styles.bar}>
        {heart}
        <p className={styles.waiting}>지금은 관심을 보낼 수 없어요</p>
      </div>
    );
  return (
    <div className={styles.bar}>
      {heart}
      <Button
        size="bar"
        icon="people"
        className={styles.main}
        busy={isBusy}
        onClick={() => {
          forMembers(() => {
            acts.ask(mate.id);
          });
        }}
      >
        관심 보내기
      </Button>
    </div>
  );
});
