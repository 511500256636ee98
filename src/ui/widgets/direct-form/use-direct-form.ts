import { useEffect, useState } from 'react';
import { seoulDay, type DirectDeal, type DirectDraft, type DocumentPicture } from '#core';
import { useServices } from '../../ground/services';
import { browserDrawing, fitPicture } from '../document-editor/pictures/fit-picture';
import { PictureStore } from '../document-editor/pictures/picture-store';
import { FormDrafts } from '../form-drafts/form-drafts';
import { DirectFormStore } from './direct-form-store';
import { faultsOfStep } from './draft-of-typed';
import { readKeptDirects } from './kept-directs';
import type { TypedDirect } from './typed-direct';

export interface DirectFormProps {
  /** Names the form among the drafts: a new room, or the one that is changed. */
  readonly form: string;
  readonly member: string;
  readonly begun: TypedDirect;
  readonly begunPictures: readonly DocumentPicture[];
  /** The deal that is changed; null for a new one. */
  readonly deal: DirectDeal | null;
  readonly send: (draft: DirectDraft, key: string) => Promise<DirectDeal>;
}

/** The store of a form, with its draft taken up. */
export function useDirectForm(props: DirectFormProps): DirectFormStore {
  const { local, perTab, listenToStorage: listen, random, clock, pictures } = useServices();
  const [store] = useState(() => {
    const { form, member, begun, begunPictures, deal, send } = props;
    const shown = new PictureStore({
      pictures,
      random,
      fit: (file) => fitPicture(file, browserDrawing),
      previews: URL,
    });
    shown.know(begunPictures);
    const world = { local, perTab, listen, random, clock, member };
    return new DirectFormStore({
      send,
      faultsOf: (step, typed, placed) =>
        faultsOfStep(step, typed, placed, { today: seoulDay(clock.now()), isNew: deal === null }),
      drafts: new FormDrafts(world, form, readKeptDirects),
      pictures: shown,
      random,
      begun,
      begunPictures: begunPictures.map(({ id }) => id),
      base: deal === null ? null : (deal.editedAt ?? deal.createdAt),
    });
  });
  useEffect(() => {
    store.start();
    const stopKeeping = store.keepUploads();
    const hidden = () => {
      store.keepNow();
    };
    addEventListener('pagehide', hidden);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      removeEventListener('pagehide', hidden);
      document.removeEventListener('visibilitychange', hidden);
      stopKeeping();
      store.stop();
    };
  }, [store]);
  return store;
}
