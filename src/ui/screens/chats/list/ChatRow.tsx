import { memo, type HTMLAttributes } from 'react';
import type { ChatRoom } from '#core';
import { Tag } from '../../../components/chip/Tag';
import { Icon } from '../../../components/icon/Icon';
import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import { classNames } from '../../../styles/class-names';
import { Face } from '../../../widgets/face/Face';
import { chatIcons } from '../chat-icons.data';
import { listingLine, messageLine, otherName, saidText } from '../chat-words';
import { RelationTag } from '../room/RoomHead';
import { isOver, ListingTag } from '../room/RoomListing';
import styles from './chat-row.module.scss';

/** How tall a row is. */
export const CHAT_ROW_PX = 80;
/** More are not counted out. */
const MOST = 99;

interface ChatRowProps {
  readonly room: ChatRoom;
  /** What could not be sent there; null where all of it was. */
  readonly failed: string | null;
  readonly isChosen: boolean;
  readonly now: number;
  readonly position: HTMLAttributes<HTMLLIElement>;
}

/** A room in the list: with whom, the last that was said, about what, and how much is unread. */
export const ChatRow = memo(function ChatRow(props: ChatRowProps) {
  const { room, failed, isChosen, now, position } = props;
  const { listing, lastMessage, unread, other, isMuted } = room;
  const { photo } = listing;
  return (
    <li
      {...position}
      className={classNames(
        styles.row,
        unread > 0 && styles.unread,
        isOver(listing) && styles.over,
        isChosen && styles.chosen,
      )}
    >
      <span className={styles.faces}>
        {photo === null ? (
          <span className={styles.none}>
            <Icon name="home" size={20} />
          </span>
        ) : (
          <img src={photo.small} alt="" loading="lazy" decoding="async" />
        )}
        <span className={styles.face}>
          <Face author={other} size={28} />
        </span>
      </span>
      <Link to={PATH.chat(room.id)} className={styles.link} aria-current={isChosen || undefined}>
        <span className={styles.name}>
          <b>{otherName(room)}</b>
          {isOver(listing) ? <ListingTag listing={listing} /> : <RelationTag room={room} />}
          {listing.isExample && <Tag>예시</Tag>}
        </span>
        <span className={styles.message}>
          {failed === null ? (
            lastMessage !== null && messageLine(lastMessage, now)
          ) : (
            <>
              <span className={styles.failed}>
                <Icon shape={chatIcons.alert} size={16} />못 보냈어요
              </span>
              {` · ${failed === '' ? '사진' : failed}`}
            </>
          )}
        </span>
        <span className={styles.listing}>{listingLine(listing)}</span>
      </Link>
      <span className={styles.end}>
        {lastMessage !== null && (
          <time dateTime={lastMessage.sentAt}>{saidText(lastMessage.sentAt, now)}</time>
        )}
        {unread > 0 && (
          <span className={styles.count}>
            <span className={styles.said}>읽지 않은 메시지 </span>
            {unread > MOST ? `${MOST}+` : unread}
          </span>
        )}
        {isMuted && unread === 0 && (
          <span className={styles.muted} role="img" aria-label="알림 꺼짐">
            <Icon shape={chatIcons.quiet} size={16} />
          </span>
        )}
      </span>
    </li>
  );
});
