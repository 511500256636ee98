import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { dayText, seoulDay } from '#core';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { useServices } from '../../ground/services';
import styles from './print-foot.module.scss';

/** What paper says of itself: where the page is, and the day it was printed. */
export function PrintFoot({ link }: { readonly link: string }) {
  const { clock } = useServices();
  const isAttached = useIsAttached();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const beginning = () => {
      // The paper is drawn as soon as this ends.
      flushSync(() => {
        setNow(clock.now());
      });
    };
    addEventListener('beforeprint', beginning);
    return () => {
      removeEventListener('beforeprint', beginning);
    };
  }, [clock]);
  return (
    <footer className={styles.foot} aria-hidden="true">
      {/* The server may have been asked at another address than the browser knows. */}
      <p>{isAttached ? `한칸 · ${link}` : '한칸'}</p>
      <p>{dayText(seoulDay(now))} 인쇄 · 그 뒤에 바뀌거나 거래가 끝났을 수 있어요.</p>
    </footer>
  );
}
