import { useEffect, useState } from 'react';
import type { ChecklistPhoto, DocumentPicture, PictureFile } from '#core';
import { Icon } from '../../components/icon/Icon';
import styles from './shot.module.scss';

interface ShotPhotoProps {
  readonly photo: ChecklistPhoto;
  /** Those of the server; the device's own file comes first. */
  readonly pictures: readonly DocumentPicture[];
  /** What is seen on it: 욕실 · 곰팡이 */
  readonly alt: string;
  /** Asks the device for its file; null where there is no device's store. */
  readonly fileOf: ((id: string) => Promise<PictureFile | null>) | null;
}

const NOT_THERE = '사진을 불러오지 못했어요';
const NOT_HERE = '사진이 이 기기에 없어요. 인터넷이 되면 가져와요.';

/** A photo of a checklist, square. */
export function ShotPhoto({ photo, pictures, alt, fileOf }: ShotPhotoProps) {
  const own = useFileUrl(photo.id, fileOf);
  const picture = pictures.find(({ id }) => id === photo.pictureId);
  const [ended, setEnded] = useState<string | null>(null);
  const link = picture?.small ?? null;
  // A link ends after some hours, and needs a network: the device's own file does not.
  const src = own ?? (link === ended ? null : link);
  if (src === null) {
    return (
      <span
        className={styles.none}
        role="img"
        aria-label={`${alt} ${fileOf === null ? NOT_THERE : NOT_HERE}`}
      >
        <Icon name="picture" size={20} />
      </span>
    );
  }
  return (
    <img
      className={styles.shot}
      src={src}
      alt={`${alt} 사진`}
      loading="lazy"
      decoding="async"
      onError={() => {
        if (own === null) setEnded(link);
      }}
    />
  );
}

/** The address of a file of the device while it is shown; null until it is there. */
function useFileUrl(id: string, fileOf: ShotPhotoProps['fileOf']): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (fileOf === null) return undefined;
    let made: string | null = null;
    let isGone = false;
    void fileOf(id).then(async (file) => {
      if (file === null) return;
      const blob = new Blob([await file.arrayBuffer()], { type: file.type });
      if (isGone) return;
      made = URL.createObjectURL(blob);
      setUrl(made);
    });
    return () => {
      isGone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [id, fileOf]);
  return url;
}
