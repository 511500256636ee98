import { useEffect, useState } from 'react';

/** px that a page may be scrolled without a word of it. */
const SLACK = 12;

/** Whether the page was scrolled down last, and not back up. */
export function useScrollsDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const scrolled = () => {
      const by = scrollY - last;
      if (Math.abs(by) < SLACK) return;
      last = scrollY;
      setDown(by > 0);
    };
    addEventListener('scroll', scrolled, { passive: true });
    return () => {
      removeEventListener('scroll', scrolled);
    };
  }, []);
  return isDown;
}
