import type { Editor } from '@tiptap/core';
import type { AppPopups } from '../../stores/popups/app-popups';
import type { PopupStore } from '../../stores/popups/popup-store';
import type { OwnAddresses } from './paste/own-address';

/** Asks where the chosen words lead, or the link that the cursor stands in. */
export async function changeLink(
  editor: Editor,
  popups: PopupStore<AppPopups>,
  own: OwnAddresses,
): Promise<void> {
  const { href: before } = editor.getAttributes('link');
  const href = typeof before === 'string' ? before : null;
  const answer = await popups.askOnce('link', { href });
  if (answer === null || editor.isDestroyed) return;
  const chain = editor.chain().focus().extendMarkRange('link');
  if (answer.href === null) {
    chain.unsetLink().run();
    return;
  }
  const leading = { href: own.linkOf(answer.href) ?? answer.href };
  const hasWords = href !== null || !editor.state.selection.empty;
  if (hasWords) chain.setLink(leading).run();
  else {
    // Nothing is chosen: the address stands for itself.
    const marks = [{ type: 'link', attrs: leading }];
    chain.insertContent({ type: 'text', text: answer.href, marks }).unsetMark('link').run();
  }
}
