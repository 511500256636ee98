import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { MOST_MATE_DONGS } from '#core';
import { Button } from '../../../components/button/Button';
import { CheckChip } from '../../../components/chip/CheckChip';
import { useServices } from '../../../ground/services';
import { useTellFailure } from '../../../ground/use-tell-failure';
import { MoveInFields } from '../../step-form/parts/MoveInFields';
import { NumberField } from '../../step-form/parts/NumberField';
import { Question } from '../../step-form/parts/Question';
import styles from '../../step-form/step-form.module.scss';
import { usePressFocus } from '../../step-form/use-press-focus';
import type { StepProps } from './step-props';

/** In which dongs, from when on, and for how long. */
export const PlaceStep = observer(function PlaceStep({ store }: StepProps) {
  const { typed, isBusy } = store;
  const { stay } = typed;
  return (
    <>
      <Dongs store={store} />
      <MoveInFields
        label="입주할 날"
        typed={typed}
        fault={store.faultOf('moveIn')}
        isBusy={isBusy}
        onType={(day) => {
          store.type(day, 'moveIn');
        }}
      />
      <NumberField
        label="함께 살 기간"
        unit="개월"
        words="적어도 이만큼 · 비우면 기간 무관"
        value={stay}
        error={store.faultOf('stay')}
        disabled={isBusy}
        onChange={(text) => {
          store.type({ stay: text }, 'stay');
        }}
      />
    </>
  );
});

const Dongs = observer(function Dongs({ store }: StepProps) {
  const { places, stores } = useServices();
  const tellFailure = useTellFailure();
  const { side, dongs } = store.typed;
  const isOne = side === 'HAS';
  const box = useRef<HTMLDivElement>(null);
  const pressed = usePressFocus(box, dongs, 'input, button');
  const isFull = !isOne && dongs.length >= MOST_MATE_DONGS;
  const choose = async (): Promise<void> => {
    const place = await stores.popups.askOnce('place-search', { query: '' });
    if (place === null) return;
    try {
      const area = await places.areaAt(place);
      if (area === null || area.dong === '') {
        stores.toasts.warn('그곳이 어느 동인지 알 수 없어요. 동 이름으로 찾아보세요.');
        return;
      }
      const { dongliCode, sido, sigungu, dong } = area;
      const others = store.typed.dongs.filter((one) => one.dongliCode !== dongliCode);
      const chosen = { dongliCode, sido, sigungu, dong };
      store.type({ dongs: isOne ? [chosen] : [...others, chosen] }, 'dongs');
    } catch (error) {
      tellFailure(error);
    }
  };
  return (
    <Question
      label={isOne ? '방이 있는 동네' : '살고 싶은 동네'}
      hint={isOne ? '글에는 동네만 보여요' : `${String(MOST_MATE_DONGS)}곳까지 고를 수 있어요`}
      error={store.faultOf('dongs') ?? store.faultOf('dongliCodes')}
    >
      <div ref={box} className={styles.group}>
        <div className={styles.chips}>
          {dongs.map(({ dongliCode, dong }) => (
            <CheckChip
              key={dongliCode}
              checked
              onChange={() => {
                pressed();
                const rest = store.typed.dongs.filter((one) => one.dongliCode !== dongliCode);
                store.type({ dongs: rest }, 'dongs');
              }}
            >
              {dong}
            </CheckChip>
          ))}
        </div>
        {!isFull && (
          <Button
            kind="outline"
            icon="plus"
            wide
            disabled={store.isBusy}
            onClick={() => void choose()}
          >
            {isOne && dongs.length > 0 ? '동네 바꾸기' : '동네 고르기'}
          </Button>
        )}
      </div>
    </Question>
  );
});
