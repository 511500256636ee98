import type { DocumentPicture, PictureBlock } from '#core';
import styles from './document-view.module.scss';

interface PictureViewProps {
  readonly picture: PictureBlock;
  readonly pictures: readonly DocumentPicture[];
  readonly onPicture: ((index: number) => void) | undefined;
}

/** A picture as wide as the text, its room known before it comes. */
export function PictureView({ picture, pictures, onPicture }: PictureViewProps) {
  const { id, alt } = picture.attrs;
  const index = pictures.findIndex((each) => each.id === id);
  const shown = pictures[index];
  if (shown === undefined) return null;
  const { small, medium, large, width, height } = shown;
  const image = (
    <img
      src={medium}
      srcSet={`${small} 240w, ${medium} 640w, ${large} 1280w`}
      sizes="(min-width: 768px) 720px, 100vw"
      width={width}
      height={height}
      alt={alt}
      loading={index === 0 ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
  return (
    <figure className={styles.picture}>
      {onPicture === undefined ? (
        image
      ) : (
        <button
          type="button"
          aria-label={`${alt === '' ? `사진 ${index + 1}` : alt}, 크게 보기`}
          onClick={() => {
            onPicture(index);
          }}
        >
          {image}
        </button>
      )}
    </figure>
  );
}
