import type { EditorProps } from '@tiptap/pm/view';
import { cleanPastedHtml } from './clean-html';
import type { OwnAddresses } from './own-address';

interface PasteWorld {
  readonly own: OwnAddresses;
  /** Takes pictures that were pasted, or dropped on the text. */
  readonly addPictures: (files: readonly File[]) => void;
}

/** Copied in an editor of ours: its schema reads it as it is. */
const OWN_SLICE = 'data-pm-slice';

const picturesIn = (data: DataTransfer | null): readonly File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** What the editor does with what is pasted or dropped. */
export const pasteProps = ({ own, addPictures }: PasteWorld): EditorProps => ({
  transformPastedHTML: (html) => (html.includes(OWN_SLICE) ? html : cleanPastedHtml(html, own)),
  handlePaste: (view, { clipboardData }) => {
    const files = picturesIn(clipboardData);
    const hasWords = clipboardData?.types.includes('text/html') === true;
    // A picture out of a document comes with the words around it: those are meant.
    if (files.length > 0 && !hasWords) {
      addPictures(files);
      return true;
    }
    const id = own.houseOf(clipboardData?.getData('text/plain') ?? '');
    const house = view.state.schema.nodes['house'];
    if (id === null || house === undefined) return false;
    view.dispatch(view.state.tr.replaceSelectionWith(house.create({ id })).scrollIntoView());
    return true;
  },
  handleDrop: (_view, event, _slice, isMoved) => {
    const files = picturesIn(event.dataTransfer);
    if (isMoved || files.length === 0) return false;
    event.preventDefault();
    addPictures(files);
    return true;
  },
});
