import { observer } from 'mobx-react-lite';
import {
  AppError,
  dealVersion,
  isWholeMate,
  type DocumentPicture,
  type MateListing,
  type WrittenMate,
} from '#core';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { useFetchAhead } from '../../ground/use-fetch-ahead';
import { StepForm } from '../step-form/StepForm';
import { useStepForm } from '../step-form/use-step-form';
import { faultsOfStep, FORM_OF_MATES, FORM_STEPS } from './form-of-mates';
import { readKeptMates } from './kept-mates';
import { MatePreview, MoneyStep, PlaceStep, RoomStep, WordsStep } from './later-parts';
import { MeStep } from './steps/MeStep';
import type { TypedMate } from './typed-mate';

const loadParts = () =>
  Promise.all([PlaceStep, MoneyStep, RoomStep, WordsStep].map((step) => step.ready()));

export interface MateFormProps {
  readonly title: string;
  /** Names the form among the drafts: a new listing, or the one that is changed. */
  readonly name: string;
  readonly member: string;
  readonly begun: TypedMate;
  readonly begunPictures: readonly DocumentPicture[];
  /** The listing that is changed; null for a new one. */
  readonly mate: MateListing | null;
  readonly send: (written: WrittenMate, key: string, base?: string) => Promise<MateListing>;
}

/** The page on which somebody looks for a mate, or changes what they wrote. */
export const MateForm = observer(function MateForm({ title, ...made }: MateFormProps) {
  const { session } = useServices().stores;
  const { mate, member, send } = made;
  const store = useStepForm({
    ...made,
    form: FORM_OF_MATES,
    readKept: readKeptMates,
    faultsOf: faultsOfStep,
    base: mate && dealVersion(mate),
    send: async (draft, key, base) => {
      // Every fault was looked for before.
      if (!isWholeMate(draft)) throw new AppError('refused');
      return send(draft, key, base);
    },
  });
  useFetchAhead(loadParts, true);
  const author = { id: member, nickname: session.session.NICKNAME ?? '', image: '' };
  return (
    <StepForm
      title={title}
      parent={mate === null ? PATH.mate : PATH.mateDetail(mate.id)}
      steps={FORM_STEPS}
      store={store}
      views={{
        me: <MeStep store={store} />,
        place: <PlaceStep store={store} />,
        money: <MoneyStep store={store} />,
        room: <RoomStep store={store} />,
        words: <WordsStep store={store} />,
      }}
      preview={<MatePreview store={store} author={author} />}
      send={async (isOver) => {
        const sent = await (isOver ? store.sendOver() : store.send());
        if (sent === null) return null;
        return { path: PATH.mateDetail(sent.id), said: sentText(sent, mate === null) };
      }}
    />
  );
});

/** What became of a listing that was sent. */
function sentText({ hold }: MateListing, isNew: boolean): string {
  if (hold !== null) return '확인 뒤에 보여요. 지금은 나만 볼 수 있어요.';
  return isNew ? '글을 올렸어요. 7일 뒤에 아직 찾는지 물어볼게요.' : '고쳤어요.';
}
