import { useEffect, useState } from 'react';

/** A map that is panned changes its count often; a screen reader hears of it when that has ended. */
const CALM_MS = 800;

/** A text that has stayed the same for a while; null, which says nothing, stays with the former. */
export function useCalmText(text: string | null): string {
  const [calm, setCalm] = useState('');
  useEffect(() => {
    if (text === null) return undefined;
    const timer = setTimeout(() => {
      setCalm(text);
    }, CALM_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return calm;
}
