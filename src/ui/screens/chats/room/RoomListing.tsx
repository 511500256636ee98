import { confirmedText, DEAL_STATUS, type ChatListing, type ChatRoom } from '#core';
import { Tag } from '../../../components/chip/Tag';
import { Icon } from '../../../components/icon/Icon';
import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import { classNames } from '../../../styles/class-names';
import { listingFacts, listingPrice } from '../chat-words';
import styles from './room-listing.module.scss';

/** What is said of a listing that is not simply on offer. */
const STATES: Readonly<Partial<Record<ChatListing['state'], string>>> = {
  RESERVED: '예약 중',
  DONE: '거래 완료',
  HIDDEN: '숨긴 글',
  HELD: '운영자가 확인하고 있어요',
  GONE: '삭제된 글',
};

/** Whether nothing comes of it any more. */
export const isOver = ({ state }: ChatListing): boolean =>
  state === DEAL_STATUS.DONE || isUnseen(state);

/** Whether nothing is said of it. */
const isUnseen = (state: ChatListing['state']): boolean => state === 'GONE' || state === 'HELD';

const pathOf = ({ kind, id, state }: ChatListing): string | null => {
  if (isUnseen(state) || kind === 'mate') return null;
  return kind === 'house' ? PATH.house(id) : PATH.directDetail(id);
};

export function ListingTag({ listing }: { readonly listing: ChatListing }) {
  const name = STATES[listing.state];
  if (name === undefined) return null;
  return <Tag {...(listing.state === 'RESERVED' && { tone: 'warning' as const })}>{name}</Tag>;
}

/** What the talk is about, and how it stands now. */
export function RoomListing({ room, now }: { readonly room: ChatRoom; readonly now: number }) {
  const { listing } = room;
  const { photo, confirmedAt } = listing;
  const path = pathOf(listing);
  // Beside a long price there is no place for another tag.
  const facts = [
    listing.isExample ? '예시' : '',
    listingFacts(listing),
    confirmedAt === null || isOver(listing) ? '' : confirmedText(confirmedAt, now),
  ];
  const shown = (
    <>
      <span className={classNames(styles.photo, isOver(listing) && styles.over)}>
        {photo === null ? <Icon name="home" size={20} /> : <img src={photo.small} alt="" />}
      </span>
      <span className={styles.words}>
        <b>
          {listingPrice(listing)} <ListingTag listing={listing} />
        </b>
        <span>{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </>
  );
  return path === null ? (
    <p className={styles.listing}>{shown}</p>
  ) : (
    <Link to={path} className={styles.listing}>
      {shown}
    </Link>
  );
}
