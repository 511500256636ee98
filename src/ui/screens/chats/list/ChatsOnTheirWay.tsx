import { useParams } from 'react-router-dom';
import { BESIDE_LIST, useMediaQuery } from '../../../ground/use-media-query';
import styles from '../chats.module.scss';
import { LackingHead } from '../room/LackingHead';
import rooms from '../room/room.module.scss';
import { RoomBones } from '../room/RoomBones';
import { MemberBones } from './ListBones';
import { ListHead } from './ListHead';

/** The page while its code is on its way: the room of its address, or the list. */
export function ChatsOnTheirWay() {
  const { id } = useParams();
  const isWide = useMediaQuery(BESIDE_LIST);
  if (id !== undefined && !isWide)
    return (
      <div className={rooms.room}>
        <LackingHead />
        <RoomBones isAlone />
      </div>
    );
  return (
    <div className={styles.chats}>
      <section className={styles.list} aria-label="채팅 목록">
        <ListHead isOfRoom={false} />
        <MemberBones />
      </section>
    </div>
  );
}
