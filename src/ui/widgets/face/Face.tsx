import type { Author } from '#core';
import { Icon } from '../../components/icon/Icon';
import { classNames } from '../../styles/class-names';
import styles from './face.module.scss';

interface FaceProps {
  /** Null for somebody who has left. */
  readonly author: Pick<Author, 'image'> | null;
  /** px */
  readonly size: 28 | 32 | 36 | 40 | 44 | 56 | 96;
}

/** The drawn face that stands for a person; silent, their name stands beside it. */
export function Face({ author, size }: FaceProps) {
  const look = classNames(styles.face, styles[`of${size}`]);
  if (author === null)
    return (
      <span className={look}>
        <Icon name="person" size={size < 36 ? 16 : 20} />
      </span>
    );
  return (
    <img
      className={look}
      src={author.image}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
