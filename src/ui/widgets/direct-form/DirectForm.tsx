import { observer } from 'mobx-react-lite';
import {
  dealVersion,
  seoulDay,
  type DirectDeal,
  type DirectDraft,
  type DocumentPicture,
} from '#core';
import { PATH } from '../../ground/paths';
import { useFetchAhead } from '../../ground/use-fetch-ahead';
import { useServices } from '../../ground/services';
import { StepForm } from '../step-form/StepForm';
import { useStepForm } from '../step-form/use-step-form';
import { DIRECT_STEPS } from './direct-steps';
import { faultsOfStep } from './draft-of-typed';
import { FORM_OF_DIRECTS } from './form-of-directs';
import { readKeptDirects } from './kept-directs';
import { DirectPreview } from './later-preview';
import { FactsStep, PhotosStep, PlaceStep, PriceStep, WordsStep } from './later-steps';
import { RoomStep } from './steps/RoomStep';
import type { TypedDirect } from './typed-direct';
import { useUsualPrice } from '../usual-price/use-usual-price';

const loadSteps = () =>
  Promise.all([PlaceStep, PriceStep, FactsStep, PhotosStep, WordsStep].map((step) => step.ready()));

export interface DirectFormProps {
  readonly title: string;
  /** Names the form among the drafts: a new room, or the one that is changed. */
  readonly name: string;
  readonly member: string;
  readonly begun: TypedDirect;
  readonly begunPictures: readonly DocumentPicture[];
  /** The deal that is changed; null for a new one. */
  readonly deal: DirectDeal | null;
  readonly send: (draft: DirectDraft, key: string, base?: string) => Promise<DirectDeal>;
}

/** The page on which a room is offered, or changed. */
export const DirectForm = observer(function DirectForm({ title, ...made }: DirectFormProps) {
  const { clock, stores } = useServices();
  const { deal, member } = made;
  const store = useStepForm({
    ...made,
    form: FORM_OF_DIRECTS,
    readKept: readKeptDirects,
    faultsOf: (step, typed, placed) =>
      faultsOfStep(step, typed, placed, { today: seoulDay(clock.now()), isNew: deal === null }),
    base: deal && dealVersion(deal),
  });
  useFetchAhead(loadSteps, true);
  // Asked as soon as it can be: the step that shows it comes later.
  const { roomType, rentType, place } = store.typed;
  const usual = useUsualPrice({ roomType, rentType, dongliCode: place.dongliCode });
  const author = { id: member, nickname: stores.session.session.NICKNAME ?? '', image: '' };
  return (
    <StepForm
      title={title}
      parent={deal === null ? PATH.deal : PATH.directDetail(deal.id)}
      steps={DIRECT_STEPS}
      store={store}
      views={{
        room: <RoomStep store={store} />,
        place: <PlaceStep store={store} />,
        price: <PriceStep store={store} usual={usual} />,
        facts: <FactsStep store={store} />,
        photos: <PhotosStep store={store} />,
        words: <WordsStep store={store} />,
      }}
      preview={<DirectPreview store={store} author={author} />}
      send={async (isOver) => {
        const sent = await (isOver ? store.sendOver() : store.send());
        if (sent === null) return null;
        const isNew = deal === null;
        return { path: PATH.directDetail(sent.id), said: sentText(sent, isNew) };
      }}
    />
  );
});

/** What became of a room that was sent. */
function sentText({ hold }: DirectDeal, isNew: boolean): string {
  if (hold !== null) return '확인 뒤에 보여요. 지금은 나만 볼 수 있어요.';
  return isNew ? '방을 올렸어요. 7일 뒤에 아직 있는지 물어볼게요.' : '고쳤어요.';
}
