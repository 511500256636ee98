import { observer } from 'mobx-react-lite';
import { dayTimeText, seoulDay, seoulMinute } from '#core';
import { useServices } from '../../../ground/services';
import { DraftOffer } from '../../form-drafts/DraftOffer';
import { useEraseDraft } from '../../form-drafts/use-erase-draft';
import type { FormStep, FormSteps } from '../form-steps';
import type { OfferedDraft } from '../offered-drafts';
import type { ShownStore } from '../shown-store';

interface FoundDraftProps {
  readonly store: Pick<ShownStore, 'own' | 'found' | 'isBusy'>;
  readonly steps: FormSteps;
  /** The page was come to, not walked to: a draft of this tab is offered, too. */
  readonly isFresh: boolean;
  readonly onGoOn: (step: FormStep) => void;
}

/** What was typed before, here or in another tab: gone on with, or not. */
export const FoundDraft = observer(function FoundDraft(props: FoundDraftProps) {
  const { store, steps, isFresh, onGoOn } = props;
  const { clock } = useServices();
  const eraseDraft = useEraseDraft();
  const offered = (isFresh ? store.own : null) ?? store.found;
  if (store.isBusy || offered === null) return <div role="status" />;
  const { about, isLive, isOutdated, savedAt, step } = offered;
  const when = dayTimeText(seoulMinute(savedAt), seoulDay(clock.now()));
  return (
    <DraftOffer
      headline={headlineOf(offered)}
      details={[...about, steps.wordsOf(step).name, when, isOutdated && '그 뒤에 글이 바뀌었어요']}
      leave={{
        name: isLive ? '닫기' : '새로 쓰기',
        onPress: () => {
          // What another window still writes is that window's to throw away.
          if (isLive) offered.leave();
          else void eraseDraft(offered.leave);
        },
      }}
      take={{
        name: '이어서 쓰기',
        onPress: () => {
          offered.take();
          onGoOn(step);
        },
      }}
    />
  );
});

function headlineOf({ isLive, isTaken }: OfferedDraft): string {
  if (isTaken) return '다른 창에서 이 글을 이어서 쓰고 있어요';
  return isLive ? '다른 창에서도 쓰고 있어요' : '쓰던 글이 있어요';
}
