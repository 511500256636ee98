import { CODE_LISTS, equipmentName, type House } from '#core';
import { Tag } from '../../../components/chip/Tag';
import { Icon } from '../../../components/icon/Icon';
import { houseIcons } from '../../../components/icon/house-icons.data';
import { Section } from './Section';
import styles from './house-equipment.module.scss';

/** What stands in the room, and what the ad takes off the price. */
export function HouseEquipment({ house }: { readonly house: House }) {
  const given = CODE_LISTS.DISCOUNT.filter(({ code }) =>
    house.discounts.some((own) => own === code),
  );
  return (
    <Section title="옵션">
      {house.equipment.length === 0 ? (
        <p className={styles.none}>등록된 옵션이 없어요. 방문할 때 확인해 보세요.</p>
      ) : (
        <ul className={styles.equipment}>
          {house.equipment.map((item) => (
            <li key={item}>
              <span className={styles.icon}>
                <Icon shape={houseIcons[item]} size={22} />
              </span>
              {equipmentName(item)}
            </li>
          ))}
        </ul>
      )}
      {given.length > 0 && (
        <div className={styles.discounts}>
          <h3>할인</h3>
          {given.map(({ code, name }) => (
            <Tag key={code} tone="brand">
              {name}
            </Tag>
          ))}
        </div>
      )}
    </Section>
  );
}
