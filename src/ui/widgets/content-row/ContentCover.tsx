import type { DocumentPicture } from '#core';

interface ContentCoverProps {
  readonly cover: DocumentPicture | null;
  /** How wide it is, as `sizes` says it. */
  readonly sizes: string;
  /** Says how large it is. */
  readonly className: string | undefined;
  readonly isFirst: boolean;
}

/** The cover of an article beside its title, which says more than the picture would aloud. */
export function ContentCover({ cover, sizes, className, isFirst }: ContentCoverProps) {
  if (cover === null) return null;
  const { small, medium, large, width, height } = cover;
  return (
    <img
      className={className}
      src={medium}
      srcSet={`${small} 240w, ${medium} 640w, ${large} 1280w`}
      sizes={sizes}
      width={width}
      height={height}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
