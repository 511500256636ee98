import { observer } from 'mobx-react-lite';
import { personFieldName } from '#core';
import { IconButton } from '../../../components/button/IconButton';
import { Icon } from '../../../components/icon/Icon';
import { useServices } from '../../../ground/services';
import { errorText } from '../../../text/error-text';
import { areaOfPlace } from '../area-of-place';
import type { AreaField, ConditionsStore } from '../conditions-store';
import { ConditionRow } from './ConditionRow';
import styles from './area-row.module.scss';

interface AreaRowProps {
  readonly store: ConditionsStore;
  readonly field: AreaField;
  readonly help: string;
}

/** An area, chosen by its name. */
export const AreaRow = observer(function AreaRow({ store, field, help }: AreaRowProps) {
  const { places, stores } = useServices();
  const { popups, toasts } = stores;
  const code = store.person[field];
  const name = code === null ? null : (store.draft.areaNames[code] ?? '고른 지역');
  const choose = async () => {
    const place = await popups.askOnce('place-search', { query: '' });
    if (place === null) return;
    try {
      const area = await areaOfPlace(place, places);
      if (area === null) toasts.warn('어느 지역인지 알 수 없어요. 구나 동 이름으로 골라 주세요.');
      else store.chooseArea(field, area);
    } catch (error) {
      toasts.warn(errorText(error));
    }
  };
  return (
    <ConditionRow store={store} field={field} help={help} isGroup>
      {({ id, ...aria }) => (
        <div className={styles.area}>
          <button
            type="button"
            id={id}
            className={styles.choose}
            aria-labelledby={`${aria['aria-labelledby']} ${id}`}
            aria-describedby={aria['aria-describedby']}
            aria-haspopup="dialog"
            data-empty={name === null || undefined}
            onClick={() => void choose()}
          >
            <span>{name ?? '고르기'}</span>
            {name === null && <Icon name="chevron-right" size={16} />}
          </button>
          {name !== null && (
            <IconButton
              icon="clear"
              size={20}
              label={`${personFieldName(field)} 지우기`}
              onClick={() => {
                store.chooseArea(field, null);
                document.getElementById(id)?.focus();
              }}
            />
          )}
        </div>
      )}
    </ConditionRow>
  );
});
