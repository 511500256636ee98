import { useEffect, useState } from 'react';

/** px that a page may be scrolled without a word of it. */
const SLACK = 12;

/** Whether the page was scrolled down last, and not back up. */
export function useScrollsDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const scrolled = () => {
      const by = window.scrollY - last;
      if (Math.abs(by) < SLACK) return;
      last = window.scrollY;
      setDown(by > 0);
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      window.removeEventListener('scroll', scrolled);
    };
  }, []);
  return isDown;
}
