import { lazily } from '../../../ground/lazily';

/** Its fields come with the first press. */
export const RentForm = lazily(async () => (await import('./RentForm')).RentForm);
