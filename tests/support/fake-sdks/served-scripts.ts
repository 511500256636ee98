/** What becomes of a script that the page asks for. */
export type ScriptFate = 'there' | 'fails' | 'never';

/**
 * Answers the scripts that a page of jsdom, which loads none, puts into its head: by their address,
 * in a task of its own, as a browser does.
 */
export function serveScripts(
  page: Document,
  fateOf: (url: string) => { readonly fate: ScriptFate; readonly run?: () => void },
): { readonly asked: readonly string[]; readonly stop: () => void } {
  const asked: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement)) continue;
      asked.push(node.src);
      const { fate, run } = fateOf(node.src);
      if (fate === 'there') run?.();
      if (fate !== 'never') node.dispatchEvent(new Event(fate === 'there' ? 'load' : 'error'));
    }
  });
  observer.observe(page.head, { childList: true });
  return {
    asked,
    stop: () => {
      observer.disconnect();
      page.head.replaceChildren();
    },
  };
}

/** A box of a page without layout, that says the size which is written into its style. */
export function boxOf(page: Document, width = 390, height = 600): HTMLDivElement {
  const box = page.createElement('div');
  Object.assign(box.style, { position: 'relative', width: `${width}px`, height: `${height}px` });
  Object.defineProperties(box, {
    clientWidth: { get: () => parseFloat(box.style.width) },
    clientHeight: { get: () => parseFloat(box.style.height) },
  });
  page.body.append(box);
  return box;
}
