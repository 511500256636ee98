import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { RichDocument } from '#core';
import { icons } from '../../components/icon/icons.data';
import { useServices } from '../../ground/services';
import { changeLink } from './change-link';
import { describeText } from './describe-text';
import { documentOf } from './document-of';
import styles from './document-editor.module.scss';
import { EditorHearing, editorOptions } from './editor-options';
import { PicturesContext } from './editor-world';
import { OwnAddresses } from './paste/own-address';
import { MOST_PICTURES, type PictureStore } from './pictures/picture-store';
import { PictureStrip } from './pictures/PictureStrip';
import {
  describePicture,
  insertPictures,
  movePicture,
  placedPictures,
  removePicture,
  type PlacedPicture,
} from './pictures/placed-pictures';
import { EditorToolbar } from './toolbar/EditorToolbar';
import { toolbarIcons } from './toolbar/toolbar-icons.data';
import { useFileDrop } from './use-file-drop';

const TOO_MANY = `사진은 ${String(MOST_PICTURES)}장까지 넣을 수 있어요.`;
const NO_PICTURE = '사진 파일만 올릴 수 있어요.';

export interface DocumentEditorProps {
  readonly label: string;
  readonly placeholder: string;
  /** What it begins with; another one takes another `key`: nothing is filled in while somebody writes. */
  readonly document: RichDocument;
  readonly pictures: PictureStore;
  /** While it is sent. */
  readonly disabled: boolean;
  /** The id of what is said about it; null where nothing is wrong. */
  readonly faultId: string | null;
  /** Called with every change; the document is made when it is asked for. */
  readonly onChange: (read: () => RichDocument, placed: readonly PlacedPicture[]) => void;
}

/**
 * The editor of posts (spec/rules §3, post-editor-viewer): toolbar, text and pictures. It makes nothing
 * but what a post may have.
 */
export function DocumentEditor(props: DocumentEditorProps) {
  const { document: begun, label, placeholder, pictures, disabled, faultId, onChange } = props;
  const { stores, env } = useServices();
  const { popups, toasts } = stores;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [own] = useState(() => new OwnAddresses([location.origin, env.siteUrl]));
  const [hearing] = useState(() => new EditorHearing());
  const [options] = useState(() =>
    editorOptions({ document: begun, pictures, own, label, placeholder, hearing }),
  );
  const editor = useEditor(options);
  const [placed, setPlaced] = useState(() => placedPictures(editor.state.doc));

  const addPictures = (files: readonly File[]) => {
    if (disabled) return;
    // What has no type may still be one that only the server knows.
    const found = files.filter(({ type }) => type === '' || type.startsWith('image/'));
    const room = Math.max(0, MOST_PICTURES - placedPictures(editor.state.doc).length);
    if (found.length < files.length) toasts.warn(NO_PICTURE);
    else if (found.length > room) toasts.warn(TOO_MANY);
    const taken = found.slice(0, room);
    if (taken.length > 0) insertPictures(editor, pictures.add(taken));
  };
  const askLink = () => {
    void changeLink(editor, popups, own);
  };
  const choose = () => {
    input.current?.click();
  };

  useFileDrop(frame, addPictures);

  const changed = useEffectEvent(() => {
    const { doc } = editor.state;
    const now = placedPictures(doc);
    setPlaced((before) => (isSame(before, now) ? before : now));
    onChange(() => documentOf(doc), now);
  });

  useLayoutEffect(() => {
    hearing.listen({ addPictures, askLink });
  });

  useEffect(() => {
    const heard = () => {
      changed();
    };
    editor.on('update', heard);
    return () => {
      editor.off('update', heard);
    };
  }, [editor]);

  useEffect(() => {
    editor.setEditable(!disabled, false);
  }, [editor, disabled]);

  useEffect(() => {
    describeText(editor.view.dom, id, faultId);
  }, [editor, id, faultId]);

  return (
    <PicturesContext value={pictures}>
      <div ref={frame} className={styles.editor}>
        <EditorToolbar
          editor={editor}
          controls={id}
          disabled={disabled}
          picture={{ name: 'picture', label: '사진', shape: icons.picture, press: choose }}
          link={{
            name: 'link',
            label: '링크',
            keys: 'Ctrl+K',
            shape: toolbarIcons.link,
            isOn: (now) => now.isActive('link'),
            press: askLink,
          }}
        />
        <EditorContent editor={editor} className={styles.content} />
        <PictureStrip
          placed={placed}
          disabled={disabled}
          actions={{
            add: choose,
            move: (from, to) => {
              movePicture(editor, from, to);
            },
            describe: (at, alt) => {
              describePicture(editor, at, alt);
            },
            remove: (at) => {
              removePicture(editor, at);
            },
          }}
        />
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple
          hidden
          aria-label="사진 고르기"
          onChange={({ target }) => {
            addPictures([...(target.files ?? [])]);
            // The same file may be chosen once more.
            target.value = '';
          }}
        />
      </div>
    </PicturesContext>
  );
}

const isSame = (one: readonly PlacedPicture[], other: readonly PlacedPicture[]): boolean =>
  one.length === other.length &&
  one.every(({ id, alt }, at) => id === other[at]?.id && alt === other[at].alt);
