/** Modal dialogs, the topmost last. Everything outside of it is inert, the top layer included. */
const open: HTMLElement[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  for (const changed of [...listeners]) changed();
}

/** A dialog opens above the others. Returns a function to call before it goes. */
export function enterTop(dialog: HTMLElement): () => void {
  open.push(dialog);
  tell();
  return () => {
    open.splice(open.lastIndexOf(dialog), 1);
    tell();
  };
}

/** Null while none is open. */
export const topDialog = (): HTMLElement | null => open.at(-1) ?? null;

/** Called after every change of the topmost. Returns a function that stops it. */
export function onTopDialog(changed: () => void): () => void {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}
