import { lazily } from '../../ground/lazily';

/** Finding an address is more than the rest of the form: who begins to write does without its code. */
export const PlaceStep = lazily(async () => (await import('./steps/PlaceStep')).PlaceStep);

/** Of a form that somebody begins, the other steps come later. */
export const PriceStep = lazily(async () => (await import('./steps/PriceStep')).PriceStep);
export const FactsStep = lazily(async () => (await import('./steps/FactsStep')).FactsStep);
export const WordsStep = lazily(async () => (await import('./steps/WordsStep')).WordsStep);

/** Pictures come last but one. */
export const PhotosStep = lazily(async () => (await import('./steps/PhotosStep')).PhotosStep);
