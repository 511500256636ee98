import type { Author } from '#core';
import { useForMembers } from '../../ground/use-for-members';
import { useServices } from '../../ground/services';
import { useTellFailure } from '../../ground/use-tell-failure';

type Blocked = Pick<Author, 'id' | 'nickname'>;

/** What blocking does (spec/readings R38). */
const EFFECT =
  '서로의 글과 댓글이 보이지 않게 돼요. 상대에게는 알리지 않아요. 더보기의 차단한 사람에서 풀 수 있어요.';

/**
 * Asks whether somebody is to be blocked and does so; a toast takes it back. `changed` is told after
 * both: what is shown may be another.
 */
export function useBlock(changed: (isBlocked: boolean) => void): (member: Blocked) => void {
  const { blocks, stores } = useServices();
  const { community, popups, session, toasts } = stores;
  const forMembers = useForMembers();
  const tellFailure = useTellFailure();

  const block = async ({ id, nickname }: Blocked): Promise<void> => {
    const reader = String(session.session.ID);
    const isSure = await popups.ask('confirm', {
      title: `${nickname}님을 차단할까요?`,
      message: EFFECT,
      confirmText: '차단하기',
      isDangerous: true,
    });
    if (!isSure) return;
    try {
      await blocks.block(id);
      community.blocked(reader, id);
      toasts.show(`${nickname}님을 차단했어요`, {
        name: '되돌리기',
        run: () => {
          unblock(reader, id).catch(tellFailure);
        },
      });
      changed(true);
    } catch (error) {
      tellFailure(error);
    }
  };
  const unblock = async (reader: string, id: string): Promise<void> => {
    await blocks.unblock(id);
    community.unblocked(reader, id);
    changed(false);
  };
  return (member) => {
    forMembers(() => void block(member));
  };
}
