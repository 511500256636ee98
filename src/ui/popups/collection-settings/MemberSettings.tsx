import type { CollectionMember } from '#core';
import { Button } from '../../components/button/Button';
import { useServices } from '../../ground/services';
import type { SettingsPart } from './settings-part';
import styles from './collection-settings.module.scss';

/** Who has joined, to be put out again. */
export function MemberSettings({ collection, isBusy, write }: SettingsPart) {
  const { collections, stores } = useServices();
  const others = collection.members.filter(({ isOwner }) => !isOwner);
  if (others.length === 0) return null;
  const putOut = async ({ id, nickname }: CollectionMember) => {
    const isSure = await stores.popups.ask('confirm', {
      message: `${nickname}님을 내보낼까요? 새 링크를 받기 전에는 다시 들어올 수 없어요.`,
      confirmText: '내보내기',
      isDangerous: true,
    });
    if (!isSure) return;
    await write(async () => {
      await collections.putOut(collection.id, id);
      return collections.one(collection.id);
    });
  };
  return (
    <section className={styles.part}>
      <h3>함께 보는 사람</h3>
      <ul>
        {others.map((member) => (
          <li key={member.id} className={styles.member}>
            <b>{member.nickname}</b>
            <Button
              kind="outline"
              disabled={isBusy}
              aria-label={`${member.nickname}님 내보내기`}
              onClick={() => void putOut(member)}
            >
              내보내기
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
