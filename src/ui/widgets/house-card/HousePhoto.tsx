import type { Photo } from '#core';
import { Icon } from '../../components/icon/Icon';
import { classNames } from '../../styles/class-names';
import styles from './house-photo.module.scss';

interface HousePhotoProps {
  readonly photo: Photo | null;
  /** How many pictures the house has; 0 leaves the badge out. */
  readonly count: number;
  readonly isSold: boolean;
  /** 1:1, of a card with a person beside it. */
  readonly isSquare?: boolean;
  /** Of the carousel card: rounder corners. */
  readonly isLarge?: boolean;
  /** Seen before any scroll: it is not waited for until the page is laid out. */
  readonly isFirst?: boolean;
}

/** The first picture of a house, 4:3. The text beside it says what it is; it is silent itself. */
export function HousePhoto(props: HousePhotoProps) {
  const { photo, count, isSold, isSquare = false, isLarge = false, isFirst = false } = props;
  return (
    <div
      className={classNames(
        styles.photo,
        isSquare && styles.square,
        isLarge && styles.large,
        isSold && styles.sold,
      )}
    >
      {photo === null ? (
        <div className={styles.none}>
          <Icon name="picture" size={22} />
          사진 준비 중
        </div>
      ) : (
        <img
          src={photo.small}
          srcSet={`${photo.small} 320w, ${photo.medium} 640w`}
          sizes={isLarge ? '160px' : '128px'}
          width={320}
          height={240}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          // One picture of a page is fetched before all others: above a row stands a larger one.
          fetchPriority={isFirst && !isLarge ? 'high' : 'auto'}
          decoding="async"
        />
      )}
      {isSold && <div className={styles.over}>거래 완료</div>}
      {!isSold && count > 0 && photo !== null && <span className={styles.count}>{count}장</span>}
    </div>
  );
}
