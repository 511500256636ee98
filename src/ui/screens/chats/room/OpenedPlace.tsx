import { isOnOffer, type ChatRoom } from '#core';
import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import styles from './opened-place.module.scss';

interface OpenedPlaceProps {
  readonly room: ChatRoom;
  /** Null where it is not one's own to hide. */
  readonly onHide: (() => void) | null;
}

/** Where a building was opened: to its owner that it is, to the other one where to see it. */
export function OpenedPlace({ room, onHide }: OpenedPlaceProps) {
  const { isPlaceOpen, isOwner, listing } = room;
  if (!isPlaceOpen || listing.state === 'GONE' || listing.state === 'HELD') return null;
  if (isOwner)
    return (
      <p className={styles.opened}>
        건물 주소를 보여 주고 있어요
        {onHide !== null && (
          <button type="button" onClick={onHide}>
            감추기
          </button>
        )}
      </p>
    );
  if (!isOnOffer(listing.state)) return null;
  return (
    <p className={styles.opened}>
      건물 주소를 볼 수 있어요
      <Link to={PATH.directDetail(listing.id)}>글에서 보기</Link>
    </p>
  );
}
