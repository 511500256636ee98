import { observer } from 'mobx-react-lite';
import { Icon } from '../../../components/icon/Icon';
import { useServices } from '../../../ground/services';
import { useEditedPictures } from '../editor-world';
import { MOST_PICTURES } from './picture-store';
import { PictureThumb } from './PictureThumb';
import type { PlacedPicture } from './placed-pictures';
import styles from './picture-strip.module.scss';
import { useStripDrag } from './use-strip-drag';

/** What can be done with the pictures of a text, by their places in it. */
export interface StripActions {
  readonly add: () => void;
  readonly move: (from: number, to: number) => void;
  readonly describe: (at: number, alt: string) => void;
  readonly remove: (at: number) => void;
}

interface PictureStripProps {
  readonly placed: readonly PlacedPicture[];
  readonly actions: StripActions;
  readonly disabled: boolean;
}

/** The pictures of a text in a row, whether they are there or on their way. */
export const PictureStrip = observer(function PictureStrip(props: PictureStripProps) {
  const { placed, actions, disabled } = props;
  const { popups } = useServices().stores;
  const pictures = useEditedPictures();
  const { drag, handlersOf, wasDragged } = useStripDrag(actions.move);
  const failed = pictures.failedOf(placed.map(({ id }) => id));

  const change = async (at: number, { id, alt }: PlacedPicture) => {
    const preview = pictures.of(id)?.preview ?? '';
    const asked = { preview, alt, at, count: placed.length };
    const answer = await popups.askOnce('picture', asked);
    if (answer === null) return;
    if ('remove' in answer) {
      actions.remove(at);
      return;
    }
    actions.describe(at, answer.alt);
    actions.move(at, answer.at);
  };
  const press = (at: number, picture: PlacedPicture) => {
    if (wasDragged.current) return;
    if (pictures.of(picture.id)?.state.kind === 'failed') pictures.retry(picture.id);
    else void change(at, picture);
  };

  return (
    <section
      className={styles.pictures}
      aria-label="사진"
      data-empty={placed.length === 0 || undefined}
    >
      <ul className={styles.row}>
        {placed.map((picture, at) => (
          <PictureThumb
            // The same picture may stand in a text twice.
            key={`${picture.id}-${String(placed.slice(0, at).filter(({ id }) => id === picture.id).length)}`}
            picture={picture}
            at={at}
            count={placed.length}
            disabled={disabled}
            isLifted={drag?.from === at}
            isTarget={drag !== null && drag.to === at && drag.from !== at}
            drag={handlersOf(at)}
            onPress={() => {
              press(at, picture);
            }}
            onRemove={() => {
              pictures.cancel(picture.id);
              actions.remove(at);
            }}
          />
        ))}
        {placed.length < MOST_PICTURES && (
          <li>
            <button type="button" className={styles.add} disabled={disabled} onClick={actions.add}>
              <Icon name="plus" size={20} />
              <span>
                <span className={styles.words}>사진 추가</span>
                <span className={styles.wideWords} aria-hidden="true">
                  사진을 끌어다 놓거나 눌러서 고르세요{' '}
                </span>
                {placed.length}/{MOST_PICTURES}
              </span>
            </button>
          </li>
        )}
      </ul>
      <p role="status" className={styles.note}>
        {failed.length > 0 && (
          <>
            <Icon name="info" size={16} />
            {failed.length}장을 올리지 못했어요. 눌러서 다시 올려 주세요.{' '}
            {reasonOf(pictures.of(failed[0] ?? '')?.state)}
          </>
        )}
      </p>
    </section>
  );
});

const reasonOf = (state: { readonly kind: string; readonly reason?: string } | undefined): string =>
  state?.reason ?? '';
