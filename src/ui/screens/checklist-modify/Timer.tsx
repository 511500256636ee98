import { useEffect, useState } from 'react';
import { checkGradeName, checkReadingText, gradeOfReading, litresAMinute } from '#core';
import { Button } from '../../components/button/Button';
import { useServices } from '../../ground/services';
import { Gauge } from './Gauge';
import type { MeasureProps } from './item-props';
import styles from './measure.module.scss';

const TICK_MS = 100;

/** A stopwatch: how long a litre takes, or until the water is warm. */
export function Timer({ name, measure, reading, onRead }: MeasureProps) {
  const { clock } = useServices();
  const [begun, setBegun] = useState<number | null>(null);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (begun === null) return undefined;
    const ticking = setInterval(() => {
      setNow(clock.now());
    }, TICK_MS);
    return () => {
      clearInterval(ticking);
    };
  }, [begun, clock]);
  const seconds = begun === null ? reading : Math.max(0, Math.round((now - begun) / 100) / 10);
  const grade = reading === null ? null : gradeOfReading(reading, measure.limits);
  const litres = reading === null || name !== '수압' ? null : litresAMinute(reading);
  const said = [
    litres === null ? '' : `1분에 약 ${String(litres)}리터`,
    grade === null ? '' : checkGradeName(grade),
  ].filter((part) => part !== '');
  return (
    <div className={styles.card}>
      <div className={styles.line}>
        <div>
          <p className={styles.value} role="timer" aria-label={`${name} 잰 시간`}>
            {seconds === null ? '0.0초' : checkReadingText(seconds, 'SECONDS')}
          </p>
          <p className={styles.said}>
            {begun !== null
              ? '다 되면 눌러 주세요'
              : said.join(' · ') || '수도를 틀면서 눌러 주세요'}
          </p>
        </div>
        {begun === null ? (
          <Button
            kind={reading === null ? 'primary' : 'outline'}
            aria-label={`${name} ${reading === null ? '재기 시작' : '다시 재기'}`}
            onClick={() => {
              setNow(clock.now());
              setBegun(clock.now());
            }}
          >
            {reading === null ? '재기 시작' : '다시 재기'}
          </Button>
        ) : (
          <Button
            aria-label={`${name} 그만 재기`}
            onClick={() => {
              setBegun(null);
              onRead(Math.round((clock.now() - begun) / 100) / 10);
            }}
          >
            그만 재기
          </Button>
        )}
      </div>
      {begun === null && reading !== null && <Gauge measure={measure} reading={reading} />}
    </div>
  );
}
