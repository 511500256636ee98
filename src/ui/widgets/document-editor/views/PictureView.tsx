import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { observer } from 'mobx-react-lite';
import { useEditedPictures } from '../editor-world';
import styles from './views.module.scss';

/** A picture in the text, also while it is on its way. */
export const PictureView = observer(function PictureView({ node, selected }: NodeViewProps) {
  const picture = useEditedPictures().of(String(node.attrs['id']));
  const alt = String(node.attrs['alt']);
  const state = picture?.state;
  return (
    <NodeViewWrapper as="figure" className={styles.picture} data-selected={selected || undefined}>
      {picture !== null && (
        <img
          src={state?.kind === 'stored' ? state.picture.medium : picture.preview}
          alt={alt === '' ? '사진' : alt}
          draggable={false}
        />
      )}
      {state?.kind === 'uploading' && (
        <figcaption className={styles.note}>올리는 중 {Math.floor(state.part * 100)}%</figcaption>
      )}
      {(state === undefined || state.kind === 'failed') && (
        <figcaption className={styles.note}>올리지 못했어요</figcaption>
      )}
    </NodeViewWrapper>
  );
});
