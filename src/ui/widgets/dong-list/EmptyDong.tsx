import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../components/button/Button';
import { EmptyState } from '../../components/state/EmptyState';

interface EmptyDongProps {
  readonly isFiltered: boolean;
  /** Where was asked; null for everywhere. */
  readonly dong: string | null;
  readonly isAround: boolean;
  readonly toAll: string;
  readonly onAround: () => void;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** Nothing there is as was asked, and what to ask instead. */
export function EmptyDong(props: EmptyDongProps) {
  const { isFiltered, dong, isAround, toAll, onAround, onClear, children } = props;
  const where = dong === null ? '' : `${dong}${isAround ? ' 근처' : ''}에 `;
  return (
    <EmptyState title={`${where}${isFiltered ? '조건에 맞는' : '확인된'} 글이 아직 없어요`}>
      {isFiltered && (
        <Button kind="outline" onClick={onClear}>
          조건 지우기
        </Button>
      )}
      {dong !== null && !isAround && (
        <Button kind="outline" onClick={onAround}>
          이웃 동네 보기
        </Button>
      )}
      {dong !== null && isAround && (
        <ButtonLink kind="outline" to={toAll}>
          모든 동네 보기
        </ButtonLink>
      )}
      {children}
    </EmptyState>
  );
}
