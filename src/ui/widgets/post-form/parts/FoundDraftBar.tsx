import { observer } from 'mobx-react-lite';
import { dayTimeText, seoulDay, seoulMinute } from '#core';
import { useServices } from '../../../ground/services';
import styles from '../post-form.module.scss';
import type { PostFormStore } from '../post-form-store';

interface FoundDraftBarProps {
  readonly store: PostFormStore;
}

/** What was written elsewhere: on a former visit, or in another tab. Nothing is taken by itself. */
export const FoundDraftBar = observer(function FoundDraftBar({ store }: FoundDraftBarProps) {
  const { stores, clock } = useServices();
  const { drafts } = store;
  const { found } = drafts;
  if (found === null || store.isBusy) return <div role="status" />;
  const { kept, isLive } = found;
  const when = dayTimeText(seoulMinute(kept.savedAt), seoulDay(clock.now()));
  const pictures = kept.pictures.length > 0 && `사진 ${String(kept.pictures.length)}장`;
  const discard = async () => {
    const isSure = await stores.popups.askOnce('confirm', {
      message: '쓰던 글을 지울까요? 되돌릴 수 없어요.',
      confirmText: '지우기',
      isDangerous: true,
    });
    if (isSure) drafts.discard(kept);
  };
  return (
    <div role="status" className={styles.found}>
      <p>
        <b>{headline(isLive, drafts.isTaken, store.isChanged)}</b>
        <small>{[kept.title.trim(), when, pictures].filter(Boolean).join(' · ')}</small>
      </p>
      <button
        type="button"
        className={styles.quiet}
        onClick={() => {
          if (isLive) drafts.dismiss(kept);
          else void discard();
        }}
      >
        {isLive ? '이 글로 계속' : '지우기'}
      </button>
      <button
        type="button"
        onClick={() => {
          store.takeUp(kept);
        }}
      >
        {isLive ? '그 글 가져오기' : '이어서 쓰기'}
      </button>
    </div>
  );
});

function headline(isLive: boolean, isTaken: boolean, isChanged: boolean): string {
  if (isTaken) return '다른 창에서 이 글을 이어서 쓰고 있어요';
  if (isLive) return '다른 창에서도 글을 쓰고 있어요';
  return isChanged ? '쓰던 글이 하나 더 있어요' : '쓰던 글이 있어요';
}
