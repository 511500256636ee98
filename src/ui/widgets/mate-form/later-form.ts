import { lazily } from '../../ground/lazily';
import { FormBones } from '../writer-page/FormBones';

/** What is changed has to be asked for first: its form comes meanwhile. */
export const LaterMateForm = lazily(
  async () => (await import('./MateForm')).MateForm,
  undefined,
  FormBones,
);
