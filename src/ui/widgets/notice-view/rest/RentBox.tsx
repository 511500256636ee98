import { useId, useState } from 'react';
import type { NoticeUnit } from '#core';
import { Icon } from '../../../components/icon/Icon';
import rows from '../parts/rows.module.scss';
import { RentForm } from './later-rent-form';
import { exchangeable } from './exchangeable';

/** What the rent becomes with another deposit, where the two may be exchanged; it unfolds. */
export function RentBox({ units }: { readonly units: readonly NoticeUnit[] }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={rows.row}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <Icon name="calculator" size={20} />
        <span>보증금 바꿔서 계산해 보기</span>
        <Icon name="chevron-right" size={20} />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <RentForm units={exchangeable(units)} />}
      </div>
    </>
  );
}
