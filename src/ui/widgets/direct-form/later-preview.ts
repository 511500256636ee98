import { lazily } from '../../ground/lazily';

/** It shows all that a deal's page does: who still writes does without its code. */
export const DirectPreview = lazily(async () => (await import('./DirectPreview')).DirectPreview);
