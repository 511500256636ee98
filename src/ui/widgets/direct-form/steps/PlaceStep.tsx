import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { shortRoadLine } from '#core';
import { Button } from '../../../components/button/Button';
import { TextField } from '../../../components/field/TextField';
import { useServices } from '../../../ground/services';
import form from '../../step-form/step-form.module.scss';
import { usePressFocus } from '../../step-form/use-press-focus';
import styles from '../parts/place.module.scss';
import { ManualPlace } from '../parts/ManualPlace';
import { PickedPlace } from '../parts/PickedPlace';
import { PlaceFinder } from '../parts/PlaceFinder';
import { ShownPlace } from '../parts/ShownPlace';
import type { StepProps } from './step-props';

type Way = 'picker' | 'search' | 'manual';

/** Where the room is: asked of whoever knows addresses best, and typed where nobody does. */
export const PlaceStep = observer(function PlaceStep({ store }: StepProps) {
  const { addressPicker } = useServices();
  const { place, block, home } = store.typed;
  const [way, setWay] = useState<Way>(() => {
    if (place.lot === '' && place.road !== '') return 'manual';
    return addressPicker.isThere && place.road === '' ? 'picker' : 'search';
  });
  const box = useRef<HTMLDivElement>(null);
  const pressed = usePressFocus(box, way, 'input, button');
  const turnTo = (next: Way) => () => {
    pressed();
    setWay(next);
  };
  return (
    <div ref={box} className={form.group}>
      {way === 'picker' && (
        <PickedPlace
          store={store}
          onPicked={() => {
            // Where nobody knows in which dong it lies, that is chosen by hand.
            setWay(store.typed.place.at === null ? 'manual' : 'search');
          }}
          onOther={turnTo('search')}
          onManual={turnTo('manual')}
        />
      )}
      {way === 'search' && <PlaceFinder store={store} onManual={turnTo('manual')} />}
      {way === 'manual' && (
        <>
          <ManualPlace store={store} />
          <Button kind="plain" onClick={turnTo('search')}>
            주소 찾기로 돌아가기
          </Button>
        </>
      )}
      {place.at !== null && (
        <>
          {way !== 'manual' && (
            <p className={styles.chosen} role="status">
              <b>{shortRoadLine(place)}</b>
            </p>
          )}
          <div className={styles.home}>
            <TextField
              label="동"
              need="optional"
              placeholder="없으면 비워요"
              readOnly={store.isBusy}
              value={block}
              onChange={(text) => {
                store.type({ block: text }, 'place.unit');
              }}
            />
            <TextField
              label="호"
              need="optional"
              placeholder="203호"
              readOnly={store.isBusy}
              value={home}
              error={store.faultOf('place.unit')}
              onChange={(text) => {
                store.type({ home: text }, 'place.unit');
              }}
            />
          </div>
          <p className={styles.note}>동과 호수는 아무에게도 보이지 않아요</p>
          <ShownPlace place={place} at={place.at} />
        </>
      )}
    </div>
  );
});
