import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { markAddress, type AddressCandidate, type MarkedPart } from '#core';
import { Button } from '../../../components/button/Button';
import { TextField } from '../../../components/field/TextField';
import { useServices } from '../../../ground/services';
import { classNames } from '../../../styles/class-names';
import { errorText } from '../../../text/error-text';
import { AddressFinder } from '../address-finder';
import type { DirectFormStore } from '../form-of-directs';
import styles from './place.module.scss';

interface PlaceFinderProps {
  readonly store: DirectFormStore;
  readonly onManual: () => void;
}

/** A search among our own addresses. */
export const PlaceFinder = observer(function PlaceFinder({ store, onManual }: PlaceFinderProps) {
  const { addresses } = useServices();
  const [finder] = useState(() => new AddressFinder(addresses));
  useEffect(
    () => () => {
      finder.stop();
    },
    [finder],
  );
  return (
    <>
      <TextField
        label="주소"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder="도로명과 번호, 건물 이름, 지번"
        readOnly={store.isBusy}
        value={finder.query}
        error={store.faultOf('place')}
        onChange={(text) => {
          finder.type(text);
        }}
        onClear={() => {
          finder.type('');
        }}
      />
      <Found store={store} finder={finder} onManual={onManual} />
    </>
  );
});

interface FoundProps extends PlaceFinderProps {
  readonly finder: AddressFinder;
}

const Found = observer(function Found({ store, finder, onManual }: FoundProps) {
  const { state } = finder;
  const name = useId();
  if (state.kind === 'failed')
    return (
      <div className={styles.lack} role="alert">
        <p>주소를 찾지 못했어요. {errorText(state.error)}</p>
        <Button kind="outline" onClick={() => void finder.ask()}>
          다시 찾기
        </Button>
        <Button kind="outline" onClick={onManual}>
          직접 적기
        </Button>
      </div>
    );
  if (state.kind !== 'ready') return null;
  if (state.list.length === 0)
    return (
      <div className={styles.lack} role="status">
        <p>찾는 주소가 없어요 · 도로명과 번호로 찾아보세요</p>
        <Button kind="outline" onClick={onManual}>
          직접 적기
        </Button>
      </div>
    );
  const choose = ({ road, lot, dongliCode, sido, sigungu, dong, lat, lng }: AddressCandidate) => {
    const area = { dongliCode, sido, sigungu, dong };
    const place = { road, lot, ...area, at: { lat, lng }, isMiddle: false };
    store.type({ place }, 'place');
  };
  return (
    <>
      <fieldset className={classNames(styles.found, store.typed.place.at !== null && styles.short)}>
        <legend className={styles.unseen}>찾은 주소 {state.list.length}곳</legend>
        {state.list.map((address) => {
          const { road, lot, building, zip } = markAddress(address, state.query);
          return (
            <label key={address.road} className={styles.row}>
              <b>
                <Marked parts={road} />
              </b>
              <small>
                <Marked parts={zip} /> · <Marked parts={lot} />
                {building.length > 0 && ' · '}
                <Marked parts={building} />
              </small>
              <input
                type="radio"
                name={name}
                checked={store.typed.place.road === address.road}
                onChange={() => {
                  choose(address);
                }}
              />
            </label>
          );
        })}
      </fieldset>
      {store.typed.place.at === null && (
        <Button kind="plain" onClick={onManual}>
          찾는 주소가 없으면 직접 적기
        </Button>
      )}
    </>
  );
});

function Marked({ parts }: { readonly parts: readonly MarkedPart[] }) {
  return parts.map(({ text, isHit }, at) =>
    // The parts of a line never change places.
    isHit ? <mark key={`${String(at)}${text}`}>{text}</mark> : text,
  );
}
