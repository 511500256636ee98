import { CODE_LISTS, type House } from '#core';
import { Tag } from '../../../components/chip/Tag';
import { EquipmentList } from '../../../widgets/item-page/EquipmentList';
import { Section } from '../../../widgets/item-page/Section';
import styles from './house-equipment.module.scss';

/** What stands in the room, and what the ad takes off the price. */
export function HouseEquipment({ house }: { readonly house: House }) {
  const given = CODE_LISTS.DISCOUNT.filter(({ code }) =>
    house.discounts.some((own) => own === code),
  );
  return (
    <Section title="옵션">
      <EquipmentList equipment={house.equipment} />
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
