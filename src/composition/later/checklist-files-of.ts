import { BrowserFileKeeper } from '../../adapters/system/browser-file-keeper';
import { FflateZipFiles } from '../../adapters/zip/fflate-zip-files';
import type { FilesOfDevice } from '../../ui/stores/checklists/checklist-world';

/** Files of a window: most people never take their checklists out. */
export function checklistFilesOf(view: Window & Pick<typeof globalThis, 'URL'>): FilesOfDevice {
  const keeper = new BrowserFileKeeper(view);
  return {
    zip: new FflateZipFiles(),
    keep: ({ bytes, type, fileName }) => {
      keeper.keep({ content: new Blob([bytes.slice().buffer], { type }), fileName });
    },
  };
}
