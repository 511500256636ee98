import { useEffect, useState } from 'react';
import { type DocumentPicture } from '#core';
import { useServices } from '../../ground/services';
import { browserDrawing, fitPicture } from '../document-editor/pictures/fit-picture';
import { PictureStore } from '../document-editor/pictures/picture-store';
import { FormDrafts } from '../form-drafts/form-drafts';
import type { KeptSteps, StepFormWorld } from './step-form-state';
import { StepFormStore } from './step-form-store';

export interface StepFormParts<Typed extends object, Step extends string, Draft, Sent> extends Pick<
  StepFormWorld<Typed, Step, Draft, Sent>,
  'form' | 'send' | 'faultsOf' | 'begun' | 'base'
> {
  /** Names the form among the drafts: a new one, or that of what is changed. */
  readonly name: string;
  readonly member: string;
  readonly begunPictures: readonly DocumentPicture[];
  readonly readKept: (stored: string | null) => readonly KeptSteps<Typed, Step>[];
}

/** The store of a form, with its draft taken up. */
export function useStepForm<Typed extends object, Step extends string, Draft, Sent>(
  parts: StepFormParts<Typed, Step, Draft, Sent>,
): StepFormStore<Typed, Step, Draft, Sent> {
  const { local, perTab, listenToStorage: listen, random, clock, pictures } = useServices();
  const [store] = useState(() => {
    const { name, member, begunPictures, readKept, ...world } = parts;
    const shown = new PictureStore({
      pictures,
      random,
      fit: (file) => fitPicture(file, browserDrawing),
      previews: URL,
    });
    shown.know(begunPictures);
    const kept = { local, perTab, listen, random, clock, member };
    return new StepFormStore({
      ...world,
      drafts: new FormDrafts(kept, name, readKept),
      pictures: shown,
      random,
      begunPictures: begunPictures.map(({ id }) => id),
    });
  });
  useEffect(() => {
    store.start();
    const stopKeeping = store.keepUploads();
    return () => {
      stopKeeping();
      store.stop();
    };
  }, [store]);
  return store;
}
