import { lazily } from '../../ground/lazily';

/** It shows what a listing's page does: who still writes does without its code. */
export const MatePreview = lazily(async () => (await import('./MatePreview')).MatePreview);

/** Pictures are brought there, later than the form begins. */
export const RoomStep = lazily(async () => (await import('./steps/RoomStep')).RoomStep);

/** Of a form that somebody begins, the other steps come later. */
export const PlaceStep = lazily(async () => (await import('./steps/PlaceStep')).PlaceStep);
export const MoneyStep = lazily(async () => (await import('./steps/MoneyStep')).MoneyStep);
export const WordsStep = lazily(async () => (await import('./steps/WordsStep')).WordsStep);
