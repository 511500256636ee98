import { useState, type ComponentProps } from 'react';
import { Button } from '../../components/button/Button';
import { Icon } from '../../components/icon/Icon';
import styles from './photo-slides.module.scss';

type SlidePhotoProps = Omit<ComponentProps<'img'>, 'onError' | 'alt'> & {
  readonly alt: string;
  /** Offers to fetch it again; not inside a button. */
  readonly canRetry?: boolean;
};

/** A picture that says so when it cannot be had. */
export function SlidePhoto({ alt, canRetry = false, ...image }: SlidePhotoProps) {
  const [isFailed, setFailed] = useState(false);
  if (!isFailed) {
    return (
      <img
        {...image}
        alt={alt}
        onError={() => {
          setFailed(true);
        }}
      />
    );
  }
  return (
    <span className={styles.failed}>
      <Icon name="picture" size={24} />
      <span>
        <span className={styles.said}>{alt}. </span>
        사진을 불러오지 못했어요
      </span>
      {canRetry && (
        <Button
          kind="outline"
          icon="refresh"
          onClick={() => {
            setFailed(false);
          }}
        >
          다시 불러오기
        </Button>
      )}
    </span>
  );
}
