import type { DocumentPicture, MarkedPart } from '#core';
import { useServices } from '../../../ground/services';
import { classNames } from '../../../styles/class-names';
import { RiskText } from '../../../widgets/risk-card/RiskText';
import styles from './bubble.module.scss';

interface BubbleProps {
  readonly isMine: boolean;
  readonly parts: readonly MarkedPart[];
  readonly pictures: readonly DocumentPicture[];
  /** How it stands with what is not there yet; words beside it say the same. */
  readonly state?: 'sending' | 'failed' | undefined;
  /** Whose pictures they are, read out. */
  readonly subject: string;
}

/** What was said: pictures first, words below them. */
export function Bubble({ isMine, parts, pictures, state, subject }: BubbleProps) {
  const look = classNames(isMine && styles.mine, state !== undefined && styles[state]);
  return (
    <>
      {pictures.length > 0 && <BubblePictures pictures={pictures} subject={subject} look={look} />}
      {parts.length > 0 && (
        <p className={classNames(styles.bubble, look)}>
          <RiskText parts={parts} />
        </p>
      )}
    </>
  );
}

interface BubblePicturesProps extends Pick<BubbleProps, 'pictures' | 'subject'> {
  readonly look: string;
}

function BubblePictures({ pictures, subject, look }: BubblePicturesProps) {
  const { popups } = useServices().stores;
  return (
    <ul className={classNames(styles.photos, pictures.length === 1 && styles.single, look)}>
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <button
            type="button"
            aria-label={`${subject} ${index + 1} 크게 보기`}
            onClick={() => {
              const onShow = () => undefined;
              void popups.askOnce('photos', { photos: pictures, subject, index, onShow });
            }}
          >
            <img
              src={pictures.length === 1 ? picture.medium : picture.small}
              alt=""
              loading="lazy"
              decoding="async"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
