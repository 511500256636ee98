import { observer } from 'mobx-react-lite';
import { dayTimeText, seoulDay, seoulMinute } from '#core';
import { useServices } from '../../../ground/services';
import { DraftOffer } from '../../form-drafts/DraftOffer';
import { useEraseDraft } from '../../form-drafts/use-erase-draft';
import type { PostFormStore } from '../post-form-store';

interface FoundDraftBarProps {
  readonly store: PostFormStore;
}

/** What was written elsewhere: on a former visit, or in another tab. Nothing is taken by itself. */
export const FoundDraftBar = observer(function FoundDraftBar({ store }: FoundDraftBarProps) {
  const { clock } = useServices();
  const eraseDraft = useEraseDraft();
  const { drafts } = store;
  const { found } = drafts;
  if (found === null || store.isBusy) return <div role="status" />;
  const { kept, isLive } = found;
  const when = dayTimeText(seoulMinute(kept.savedAt), seoulDay(clock.now()));
  const pictures = kept.pictures.length > 0 && `사진 ${String(kept.pictures.length)}장`;
  return (
    <DraftOffer
      headline={headline(isLive, drafts.isTaken, store.isChanged)}
      details={[kept.title.trim(), when, pictures]}
      leave={{
        name: isLive ? '이 글로 계속' : '지우기',
        onPress: () => {
          if (isLive) drafts.dismiss(kept);
          else
            void eraseDraft(() => {
              drafts.discard(kept);
            });
        },
      }}
      take={{
        name: isLive ? '그 글 가져오기' : '이어서 쓰기',
        onPress: () => {
          store.takeUp(kept);
        },
      }}
    />
  );
});

function headline(isLive: boolean, isTaken: boolean, isChanged: boolean): string {
  if (isTaken) return '다른 창에서 이 글을 이어서 쓰고 있어요';
  if (isLive) return '다른 창에서도 글을 쓰고 있어요';
  return isChanged ? '쓰던 글이 하나 더 있어요' : '쓰던 글이 있어요';
}
