import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Icon } from '../../../components/icon/Icon';
import { classNames } from '../../../styles/class-names';
import { FIRST_TOOLS, HISTORY_TOOLS, MORE_TOOLS, type Tool } from './tools';
import styles from './toolbar.module.scss';
import { useRovingFocus } from './use-roving-focus';

interface EditorToolbarProps {
  readonly editor: Editor;
  /** The id of what is written in. */
  readonly controls: string;
  /** Those that ask something first. */
  readonly picture: Tool;
  readonly link: Tool;
  readonly disabled: boolean;
}

/** What can be done with the words that are chosen. A press leaves the cursor where it is. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { editor, controls, picture, link, disabled } = props;
  const tools = [picture, ...FIRST_TOOLS, link, ...MORE_TOOLS, ...HISTORY_TOOLS];
  const { at, setAt, onKeyDown } = useRovingFocus(tools.length);
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools.map(({ isOn, can }) => ({ on: isOn?.(now) ?? null, can: can?.(now) ?? true })),
  });
  return (
    // One of its buttons is in the order of the tab key, and keys go on from there.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      role="toolbar"
      aria-label="글 꾸미기"
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={onKeyDown}
    >
      {tools.map(({ name, label, keys, shape, press }, place) => {
        const { on, can } = states[place] ?? { on: null, can: true };
        const isOff = disabled || !can;
        return (
          <button
            key={name}
            type="button"
            aria-label={label}
            title={keys === undefined ? label : `${label} (${keys})`}
            aria-pressed={on ?? undefined}
            aria-disabled={isOff || undefined}
            tabIndex={place === at ? 0 : -1}
            className={classNames(styles.tool, on === true && styles.on)}
            onFocus={() => {
              setAt(place);
            }}
            onMouseDown={(event) => {
              event.preventDefault();
            }}
            onClick={() => {
              if (!isOff) press(editor);
            }}
          >
            <Icon shape={shape} />
          </button>
        );
      })}
    </div>
  );
}
