import { observer } from 'mobx-react-lite';
import { matePersonLine, type SeenRequest } from '#core';
import { Button } from '../../components/button/Button';
import { Link } from '../../components/link/Link';
import { FailedState } from '../../components/state/FailedState';
import { Skeleton, Waiting } from '../../components/state/Skeleton';
import { PATH } from '../../ground/paths';
import { useReader } from '../../ground/use-reader';
import { Face } from '../face/Face';
import { Section } from '../item-page/Section';
import { ErrorWords } from '../server-html/ErrorWords';
import { Agreed } from './Agreed';
import { ChatWithMate } from './ChatWithMate';
import styles from './asks.module.scss';
import { consentWords } from './consent-words';
import { useConsentActs } from './use-consent';
import type { RequestsStore } from './requests-store';
import { useRequests } from './use-requests';
import { useToldFocus } from './use-told-focus';

/** All that is between a member and others, whether or not either has a listing. */
export const Asks = observer(function Asks() {
  const reader = useReader();
  if (reader === null) return null;
  return (
    <Section title="관심을 나눈 사람">
      <AskList key={reader} />
    </Section>
  );
});

const AskList = observer(function AskList() {
  const store = useRequests(true);
  const { items, failure } = store;
  if (failure !== null)
    return (
      <FailedState
        title="불러오지 못했어요"
        reason={<ErrorWords error={failure.error} />}
        onRetry={() => void store.load()}
      />
    );
  if (items === null)
    return (
      <Waiting label="관심을 불러오는 중이에요.">
        <Skeleton height={56} radius={12} />
      </Waiting>
    );
  if (items.length === 0)
    return <p className={styles.none}>아직 없어요. 누가 관심을 보내면 알려 드려요.</p>;
  return (
    <ul className={styles.asks}>
      {items.map((seen) => (
        <li key={seen.id}>
          <Ask seen={seen} store={store} />
        </li>
      ))}
    </ul>
  );
});

interface AskProps {
  readonly seen: SeenRequest;
  readonly store: RequestsStore;
}

/** Somebody, how far one is with them, and what is due. */
function Ask({ seen, store }: AskProps) {
  const { id, other, theirs, consent } = seen;
  const { place, tell } = useToldFocus<HTMLParagraphElement>();
  const learn = (now: SeenRequest) => {
    store.learn(now);
    if (now.consent.state !== consent.state) tell();
  };
  const acts = useConsentActs(learn, () => void store.load());
  const { mayDo, state } = consent;
  return (
    <>
      <div className={styles.who}>
        <Face author={other} size={44} />
        <div>
          {theirs === null ? (
            <b>{other.nickname}</b>
          ) : (
            <Link to={PATH.mateDetail(theirs.id)}>{other.nickname}</Link>
          )}
          <p>{theirs === null ? '올린 글이 없어요' : matePersonLine(theirs)}</p>
          <p ref={place} tabIndex={-1}>
            {state === 'NONE' ? '관심을 취소했어요' : consentWords(state, other.nickname).title}
          </p>
        </div>
      </div>
      {mayDo.includes('ACCEPT') && (
        <div className={styles.answer}>
          <Button
            kind="outline"
            aria-label={`${other.nickname}님의 관심 거절`}
            disabled={acts.isBusy}
            onClick={() => {
              acts.decline(id);
            }}
          >
            거절
          </Button>
          <Button
            aria-label={`${other.nickname}님의 관심에 동의하기`}
            busy={acts.isBusy}
            onClick={() => {
              acts.accept(id);
            }}
          >
            동의하기
          </Button>
        </div>
      )}
      {mayDo.includes('WITHDRAW') && (
        <div className={styles.answer}>
          <Button
            kind="outline"
            aria-label={`${other.nickname}님에게 보낸 관심 취소`}
            busy={acts.isBusy}
            onClick={() => {
              acts.withdraw(id);
            }}
          >
            취소
          </Button>
        </div>
      )}
      {state === 'ACCEPTED' && (
        <ChatWithMate
          requestId={id}
          listing={theirs?.id ?? null}
          nickname={other.nickname}
          size="small"
        />
      )}
      {state === 'ACCEPTED' && (
        <Agreed
          id={id}
          consent={consent}
          nickname={other.nickname}
          number={seen.number}
          acts={acts}
        />
      )}
    </>
  );
}
