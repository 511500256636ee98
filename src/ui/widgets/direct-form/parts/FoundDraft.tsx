import { observer } from 'mobx-react-lite';
import { dayTimeText, seoulDay, seoulMinute } from '#core';
import { useServices } from '../../../ground/services';
import type { DirectFormStore } from '../direct-form-store';
import { STEP_WORDS, type FormStep } from '../direct-steps';
import type { KeptDirect } from '../kept-directs';
import styles from './found-draft.module.scss';

interface FoundDraftProps {
  readonly store: DirectFormStore;
  /** The page was come to, not walked to: a draft of this tab is offered, too. */
  readonly isFresh: boolean;
  readonly onGoOn: (step: FormStep) => void;
}

/** What was typed before, here or in another tab: gone on with, or not. */
export const FoundDraft = observer(function FoundDraft(props: FoundDraftProps) {
  const { store, isFresh, onGoOn } = props;
  const { popups } = useServices().stores;
  const { found, isTaken } = store.drafts;
  if (store.isBusy) return <div role="status" />;
  const askAndDo = async (erase: () => void) => {
    const isSure = await popups.askOnce('confirm', {
      message: '쓰던 글을 지울까요? 되돌릴 수 없어요.',
      confirmText: '지우기',
      isDangerous: true,
    });
    if (isSure) erase();
  };
  if (store.resumed !== null && isFresh) {
    const { resumed } = store;
    return (
      <Offer
        kept={resumed}
        headline="쓰던 글이 있어요"
        anew="새로 쓰기"
        onAnew={() =>
          void askAndDo(() => {
            store.restart();
          })
        }
        onGoOn={() => {
          store.goOn();
          onGoOn(resumed.step);
        }}
      />
    );
  }
  if (found === null) return <div role="status" />;
  const { kept, isLive } = found;
  return (
    <Offer
      kept={kept}
      headline={headlineOf(isLive, isTaken)}
      anew={isLive ? '닫기' : '새로 쓰기'}
      onAnew={() => {
        // What another window still writes is that window's to throw away.
        if (isLive) store.drafts.dismiss(kept);
        else
          void askAndDo(() => {
            store.drafts.discard(kept);
          });
      }}
      onGoOn={() => {
        store.takeUp(kept);
        onGoOn(kept.step);
      }}
    />
  );
});

function headlineOf(isLive: boolean, isTaken: boolean): string {
  if (isTaken) return '다른 창에서 이 글을 이어서 쓰고 있어요';
  return isLive ? '다른 창에서도 쓰고 있어요' : '쓰던 글이 있어요';
}

interface OfferProps {
  readonly kept: KeptDirect;
  readonly headline: string;
  readonly anew: string;
  readonly onAnew: () => void;
  readonly onGoOn: () => void;
}

function Offer({ kept, headline, anew, onAnew, onGoOn }: OfferProps) {
  const { clock } = useServices();
  const when = dayTimeText(seoulMinute(kept.savedAt), seoulDay(clock.now()));
  const place = kept.typed.place.dong;
  return (
    <div role="status" className={styles.found}>
      <p>
        <b>{headline}</b>
        <small>
          {[kept.typed.title.trim(), place, STEP_WORDS[kept.step].name, when]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </p>
      <button type="button" className={styles.quiet} onClick={onAnew}>
        {anew}
      </button>
      <button type="button" onClick={onGoOn}>
        이어서 쓰기
      </button>
    </div>
  );
}
