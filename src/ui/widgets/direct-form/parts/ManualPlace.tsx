import { observer } from 'mobx-react-lite';
import { Button } from '../../../components/button/Button';
import { TextField } from '../../../components/field/TextField';
import { useServices } from '../../../ground/services';
import { useTellFailure } from '../../../ground/use-tell-failure';
import type { DirectFormStore } from '../form-of-directs';
import { Question } from '../../step-form/parts/Question';

const UNKNOWN = '그곳이 어느 동인지 알 수 없어요. 동 이름으로 찾아보세요.';

const NOWHERE = { dongliCode: '', sido: '', sigungu: '', dong: '', at: null };

/** A place without a road has none yet; else the fault says what is wrong with it. */
const addressFault = (fault: string, road: string): string =>
  road.trim() === '' ? '주소를 적어 주세요.' : fault;

/** The address as it is typed, in a dong that is chosen: its middle stands for the building. */
export const ManualPlace = observer(function ManualPlace({
  store,
}: {
  readonly store: DirectFormStore;
}) {
  const { dongs, places, stores } = useServices();
  const tellFailure = useTellFailure();
  const { place } = store.typed;
  const fault = store.faultOf('place');
  const isNowhere = place.dongliCode === '';

  const choose = async (): Promise<void> => {
    const chosen = await stores.popups.askOnce('place-search', { query: '' });
    if (chosen === null) return;
    try {
      const area = await places.areaAt(chosen);
      const found = area === null || area.dong === '' ? null : await dongs.dong(area.dongliCode);
      if (found === null) {
        stores.toasts.warn(UNKNOWN);
        return;
      }
      const { dongliCode, sido, sigungu, dong, lat, lng } = found;
      const { road } = store.typed.place;
      const at = { lat, lng };
      const named = { road, lot: '', dongliCode, sido, sigungu, dong };
      store.type({ place: { ...named, at, isMiddle: true } }, 'place');
    } catch (error) {
      tellFailure(error);
    }
  };
  return (
    <>
      <Question
        label="동네"
        hint={isNowhere ? '' : `지도에는 ${place.dong} 가운데로 보여요`}
        error={isNowhere && fault !== null ? '방이 있는 동네를 골라 주세요.' : null}
      >
        <Button kind="outline" wide onClick={() => void choose()}>
          {isNowhere ? '동네 고르기' : `${place.sigungu} ${place.dong}`.trim()}
        </Button>
      </Question>
      <TextField
        label="주소"
        need="required"
        placeholder="서울특별시 관악구 신림로 340"
        readOnly={store.isBusy}
        value={place.road}
        error={isNowhere || fault === null ? null : addressFault(fault, place.road)}
        onChange={(road) => {
          // What is typed may be another building: its dong is chosen again.
          const dong = place.isMiddle ? place : NOWHERE;
          store.type({ place: { ...dong, road, lot: '', isMiddle: true } }, 'place');
        }}
      />
    </>
  );
});
