import { useEffect, useRef, useState } from 'react';

/** Moves the focus to what says how it stands now, once a press has taken its own button away. */
export function useToldFocus<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  const [told, setTold] = useState(0);
  useEffect(() => {
    if (told > 0) place.current?.focus({ preventScroll: true });
  }, [told]);
  return {
    place,
    tell: () => {
      setTold((before) => before + 1);
    },
  };
}
