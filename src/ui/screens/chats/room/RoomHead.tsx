import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { PARTY, repliesText, type ChatRoom } from '#core';
import { Button } from '../../../components/button/Button';
import { IconButton } from '../../../components/button/IconButton';
import { Tag } from '../../../components/chip/Tag';
import { Icon } from '../../../components/icon/Icon';
import { PATH } from '../../../ground/paths';
import { useServices } from '../../../ground/services';
import { PartyTag } from '../../../widgets/deal-card/PartyTag';
import { Face } from '../../../widgets/face/Face';
import { MoreMenu } from '../../../widgets/more-menu/MoreMenu';
import { moreMenuIcons } from '../../../widgets/more-menu/more-menu-icons.data';
import { chatIcons } from '../chat-icons.data';
import { otherName } from '../chat-words';
import styles from './room-head.module.scss';
import { OpenedPlace } from './OpenedPlace';
import { RoomListing } from './RoomListing';
import type { RoomActs } from './use-room-acts';

interface RoomHeadProps {
  readonly room: ChatRoom;
  /** It has the page for itself. */
  readonly isAlone: boolean;
  /** The person has blocked the other one: nothing is known of the room any more. */
  readonly isApart: boolean;
  readonly now: number;
  readonly acts: RoomActs;
  /** Null where no visit can be proposed. */
  readonly onVisit: (() => void) | null;
  /** What proposes one. */
  readonly visitButton: RefObject<HTMLButtonElement | null>;
}

/** With whom one talks, and about what. */
export const RoomHead = observer(function RoomHead(props: RoomHeadProps) {
  const { room, isAlone, isApart, now, acts, onVisit, visitButton } = props;
  const { history } = useServices().stores;
  const Name = isAlone ? 'h1' : 'h2';
  const replies = room.isOwner ? null : repliesText(room.replies);
  const place = isApart ? [] : actsOfPlace(room, acts);
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        {isAlone ? (
          <IconButton
            icon="chevron-left"
            label="뒤로"
            onClick={() => {
              history.back(PATH.chats);
            }}
          />
        ) : (
          <Face author={room.other} size={40} />
        )}
        <div className={styles.name}>
          <Name tabIndex={-1}>{otherName(room)}</Name>
          {!isApart && <RelationTag room={room} />}
          {replies !== null && <p>{replies}</p>}
        </div>
      </div>
      {!isApart && (
        <div className={styles.about}>
          <RoomListing room={room} now={now} />
          {onVisit !== null && (
            <Button ref={visitButton} kind="outline" className={styles.visit} onClick={onVisit}>
              <span className={styles.visitWords}>
                <Icon shape={chatIcons.calendar} size={18} />
                약속 잡기
              </span>
            </Button>
          )}
        </div>
      )}
      {!isApart && <OpenedPlace room={room} onHide={acts.openPlace} />}
      <div className={styles.menu}>
        <MoreMenu
          kind="bare"
          label={isApart ? '신고' : `${place.length === 0 ? '' : '주소 · '}신고 · 차단 · 나가기`}
          items={[
            ...place,
            { name: '신고하기', shape: moreMenuIcons.flag, run: acts.report },
            ...(isApart ? [] : actsOfTwo(room, acts)),
          ]}
        />
      </div>
    </header>
  );
});

/** What is done with the place of one's own room. */
const actsOfPlace = ({ isPlaceOpen }: ChatRoom, { openPlace }: RoomActs) =>
  openPlace === null
    ? []
    : [
        {
          name: isPlaceOpen ? '건물 주소 감추기' : '건물 주소 보여 주기',
          shape: chatIcons.place,
          run: openPlace,
        },
      ];

/** What is done with a room of two who meet. */
const actsOfTwo = ({ isMuted }: ChatRoom, acts: RoomActs) => [
  ...(acts.block === null
    ? []
    : [{ name: '차단하기', shape: moreMenuIcons.block, run: acts.block }]),
  {
    name: isMuted ? '알림 켜기' : '알림 끄기',
    shape: chatIcons.quiet,
    run: acts.mute,
  },
  { name: '나가기', shape: chatIcons.leave, run: acts.leave },
];

/** Who the other one is in this talk: always first among the tags. */
export function RelationTag({ room: { isOwner, listing } }: { readonly room: ChatRoom }) {
  if (isOwner) return <Tag>내 글</Tag>;
  if (listing.kind === 'mate') return <Tag tone="brand">메이트</Tag>;
  return <PartyTag party={listing.party ?? PARTY.BROKER} />;
}
