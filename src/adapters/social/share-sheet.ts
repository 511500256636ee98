import type { NativeBridge, Shared } from '#core';

type Words = Omit<Shared, 'imageUrl'>;
type ShareSheet = (words: Words) => Promise<void>;

/** The browser's own, absent in many, whatever the types say. */
const browserSheet = (navigator: Navigator): ShareSheet | null =>
  'share' in navigator ? ({ title, text, url }) => navigator.share({ title, text, url }) : null;

/**
 * The system's share sheet: the shell's where there is one, else the browser's; null where there is
 * neither. Rejects with an AbortError where the person closed it.
 */
export function sheetOf(
  native: Pick<NativeBridge, 'shell' | 'share'>,
  navigator: Navigator,
): ShareSheet | null {
  const otherwise = browserSheet(navigator);
  if (native.shell === null) return otherwise;
  return async (words) => {
    const result = await native.share(words);
    if (result.kind === 'ok') return;
    if (result.kind === 'cancel') throw new DOMException('closed', 'AbortError');
    if (otherwise === null) throw new Error('There is no sheet.');
    await otherwise(words);
  };
}
