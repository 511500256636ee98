import { useCallback, useEffect, useState } from 'react';

type Find = () => HTMLElement | null | undefined;

/**
 * For a press that takes away what was pressed: called once it has worked, it puts the focus on what
 * follows, which is found when that is drawn. Who has the focus elsewhere by then keeps it.
 */
export function useFocusAfter(): (find: Find) => void {
  const [next, setNext] = useState<{ readonly find: Find } | null>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (isLost) next?.find()?.focus();
  }, [next]);
  return useCallback((find) => {
    setNext({ find });
  }, []);
}
