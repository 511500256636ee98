import { observer } from 'mobx-react-lite';
import type { CommentDraft } from '#core';
import { Button } from '../../../components/button/Button';
import { Icon } from '../../../components/icon/Icon';
import { useServices } from '../../../ground/services';
import styles from './comment-item.module.scss';
import type { Answered } from './kept-desk';
import type { Talk } from './talk';
import { knownWrite } from '../../../stores/outbox/outbox-kinds';

/** Whom it answers, as the form says it. */
function answeredIn(
  { parentId, replyToId }: CommentDraft,
  nickname: string | null = null,
): Answered | null {
  if (parentId === null) return null;
  return { parentId, replyToId: replyToId ?? parentId, nickname };
}

/**
 * What was said about a post and waits on the device, or was refused when it went by itself
 * (spec/readings R52): it stands where it will be, and its words can be mended.
 */
export const KeptComments = observer(function KeptComments({ talk }: { readonly talk: Talk }) {
  const { own } = useServices().stores.outbox;
  const { desk } = talk;
  if (own === null) return null;
  const said = own.shown.flatMap((write) => {
    const known = knownWrite(write);
    const isHere = known?.kind === 'comment' && known.body.postId === desk.postId;
    return isHere ? [{ ...write, ...known.body }] : [];
  });
  return said.map(({ id, tries, refusal, draft, nickname }) => (
    <div key={id} className={styles.kept}>
      <p className={styles.text}>{draft.text}</p>
      <p className={styles.unsent}>
        <span className={refusal === null ? styles.waits : styles.fault}>
          <Icon name={refusal === null ? 'refresh' : 'info'} size={16} />
          {refusal ?? (own.isGoing(id) ? '보내는 중' : '인터넷에 연결되면 보내요')}
        </span>
        {(refusal !== null || tries === 0) && (
          <Button
            kind="plain"
            onClick={() => {
              desk.takeUp(draft.text, answeredIn(draft, nickname));
              own.discard(id);
            }}
          >
            고치기
          </Button>
        )}
      </p>
    </div>
  ));
});
