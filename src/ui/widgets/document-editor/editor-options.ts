import type { JSONContent } from '@tiptap/core';
import { Dropcursor, Gapcursor, Placeholder, UndoRedo } from '@tiptap/extensions';
import { ReactNodeViewRenderer, type UseEditorOptions } from '@tiptap/react';
import type { RichDocument } from '#core';
import styles from './document-editor.module.scss';
import { keepCaretInSight } from './keep-caret-in-sight';
import { pasteProps } from './paste/paste-props';
import type { OwnAddresses } from './paste/own-address';
import type { PictureStore } from './pictures/picture-store';
import { postSchema } from './schema/schema';
import { HouseView } from './views/HouseView';
import { PictureView } from './views/PictureView';

/** What the editor asks of the view around it, which is drawn anew again and again. */
interface EditorEar {
  readonly addPictures: (files: readonly File[]) => void;
  readonly askLink: () => void;
}

/** Hears the editor, for the view that was drawn last. */
export class EditorHearing implements EditorEar {
  private ear: EditorEar | null = null;

  listen(ear: EditorEar): void {
    this.ear = ear;
  }

  readonly addPictures = (files: readonly File[]): void => {
    this.ear?.addPictures(files);
  };

  readonly askLink = (): void => {
    this.ear?.askLink();
  };
}

interface EditorWorld {
  readonly document: RichDocument;
  readonly pictures: PictureStore;
  readonly own: OwnAddresses;
  readonly label: string;
  readonly placeholder: string;
  readonly hearing: EditorHearing;
}

/** Made once an editor: a change of them would be worked in while somebody writes. */
export const editorOptions = (world: EditorWorld): UseEditorOptions => ({
  extensions: [
    ...postSchema((id) => world.pictures.of(id) !== null, {
      picture: ReactNodeViewRenderer(PictureView),
      house: ReactNodeViewRenderer(HouseView),
    }),
    UndoRedo,
    Placeholder.configure({ placeholder: world.placeholder }),
    Dropcursor.configure({ class: String(styles.drop), color: false }),
    Gapcursor,
  ],
  content: structuredClone(world.document) as JSONContent,
  // The policy of the page takes no sheets from scripts; what they say stands in ours.
  injectCSS: false,
  shouldRerenderOnTransaction: false,
  editorProps: {
    ...pasteProps({ own: world.own, addPictures: world.hearing.addPictures }),
    attributes: {
      class: String(styles.text),
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': world.label,
    },
    handleScrollToSelection: (view) => view.hasFocus() && keepCaretInSight(view),
    handleKeyDown: (_view, event) => {
      const isLink = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (isLink) {
        event.preventDefault();
        world.hearing.askLink();
      }
      return isLink;
    },
  },
});
