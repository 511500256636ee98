import { lazily } from '../../ground/lazily';

/** The editor and all that it stands on, apart: nothing of it is fetched before somebody writes. */
export const LaterEditor = lazily(
  async () => (await import('../document-editor/DocumentEditor')).DocumentEditor,
);
