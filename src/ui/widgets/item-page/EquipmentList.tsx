import { equipmentName, type Equipment } from '#core';
import { Icon } from '../../components/icon/Icon';
import { houseIcons } from '../../components/icon/house-icons.data';
import styles from './equipment-list.module.scss';

/** What stands in a room; says so where nothing is known. */
export function EquipmentList({ equipment }: { readonly equipment: readonly Equipment[] }) {
  if (equipment.length === 0)
    return <p className={styles.none}>등록된 옵션이 없어요. 방문할 때 확인해 보세요.</p>;
  return (
    <ul className={styles.equipment}>
      {equipment.map((item) => (
        <li key={item}>
          <span className={styles.icon}>
            <Icon shape={houseIcons[item]} size={22} />
          </span>
          {equipmentName(item)}
        </li>
      ))}
    </ul>
  );
}
