import type { Editor } from '@tiptap/core';
import type { IconShape } from '../../../components/icon/icon-shape';
import { icons } from '../../../components/icon/icons.data';
import { toolbarIcons } from './toolbar-icons.data';

/** One button of the toolbar. */
export interface Tool {
  readonly name: string;
  readonly label: string;
  /** Its key, as people read it. */
  readonly keys?: string;
  readonly shape: IconShape;
  /** Whether it is on where the cursor is; left out where pressing does something once. */
  readonly isOn?: (editor: Editor) => boolean;
  /** Left out where it can always be pressed. */
  readonly can?: (editor: Editor) => boolean;
  readonly press: (editor: Editor) => void;
}

const mark = (name: string, label: string, keys: string, shape: IconShape): Tool => ({
  name,
  label,
  keys,
  shape,
  isOn: (editor) => editor.isActive(name),
  press: (editor) => {
    editor.chain().focus().toggleMark(name).run();
  },
});

const heading = (level: 2 | 3, label: string, shape: IconShape): Tool => ({
  name: `heading-${String(level)}`,
  label,
  keys: `Ctrl+Alt+${String(level)}`,
  shape,
  isOn: (editor) => editor.isActive('heading', { level }),
  press: (editor) => {
    editor.chain().focus().toggleHeading({ level }).run();
  },
});

/** What is used most: a phone shows these without a swipe. */
export const FIRST_TOOLS: readonly Tool[] = [
  heading(2, '제목', toolbarIcons.head),
  heading(3, '작은 제목', toolbarIcons.subhead),
  mark('bold', '굵게', 'Ctrl+B', toolbarIcons.bold),
  {
    name: 'list',
    label: '목록',
    keys: 'Ctrl+Shift+8',
    shape: icons.list,
    isOn: (editor) => editor.isActive('bulletList'),
    press: (editor) => {
      editor.chain().focus().toggleBulletList().run();
    },
  },
  {
    name: 'quote',
    label: '인용',
    keys: 'Ctrl+Shift+B',
    shape: toolbarIcons.quote,
    isOn: (editor) => editor.isActive('blockquote'),
    press: (editor) => {
      editor.chain().focus().toggleBlockquote().run();
    },
  },
];

export const MORE_TOOLS: readonly Tool[] = [
  {
    name: 'numbers',
    label: '번호 목록',
    keys: 'Ctrl+Shift+7',
    shape: toolbarIcons.numbers,
    isOn: (editor) => editor.isActive('orderedList'),
    press: (editor) => {
      editor.chain().focus().toggleOrderedList().run();
    },
  },
  mark('highlight', '형광펜', 'Ctrl+Shift+H', toolbarIcons.highlight),
  mark('italic', '기울임', 'Ctrl+I', toolbarIcons.italic),
  mark('strike', '취소선', 'Ctrl+Shift+S', toolbarIcons.strike),
];

export const HISTORY_TOOLS: readonly Tool[] = [
  {
    name: 'undo',
    label: '되돌리기',
    keys: 'Ctrl+Z',
    shape: toolbarIcons.undo,
    can: (editor) => editor.can().undo(),
    press: (editor) => {
      editor.chain().focus().undo().run();
    },
  },
  {
    name: 'redo',
    label: '다시하기',
    keys: 'Ctrl+Shift+Z',
    shape: toolbarIcons.redo,
    can: (editor) => editor.can().redo(),
    press: (editor) => {
      editor.chain().focus().redo().run();
    },
  },
];
