import { useEffect, useRef, useState } from 'react';
import { checkGradeName, checkReadingText, gradeOfReading } from '#core';
import { Button } from '../../components/button/Button';
import { Gauge } from './Gauge';
import type { MeasureProps } from './item-props';
import styles from './measure.module.scss';
import { listenToNoise, type NoiseListening } from './noise-meter';

/**
 * How loud it is, roughly: no microphone of a phone is calibrated. What it hears becomes a number at once
 * and is nowhere kept or sent.
 */
export function Meter({ name, measure, reading, onRead }: MeasureProps) {
  const listening = useRef<NoiseListening | null>(null);
  const [level, setLevel] = useState<number | null>(null);
  const [isRefused, setRefused] = useState(false);
  const stop = () => {
    const heard = listening.current?.stop() ?? null;
    listening.current = null;
    setLevel(null);
    if (heard !== null) onRead(heard);
  };
  useEffect(
    () => () => {
      listening.current?.stop();
    },
    [],
  );
  const start = async () => {
    setRefused(false);
    listening.current = await listenToNoise({ hear: setLevel, over: stop });
    if (listening.current === null) setRefused(true);
    else setLevel(0);
  };
  const grade = reading === null ? null : gradeOfReading(reading, measure.limits);
  return (
    <div className={styles.card}>
      <div className={styles.line}>
        <div>
          <p className={styles.value}>{checkReadingText(level ?? reading ?? 0, measure.unit)}</p>
          <p className={styles.said}>
            {isRefused
              ? '마이크를 쓸 수 없어요. 귀로 듣고 아래에서 골라 주세요.'
              : level !== null
                ? '듣고 있어요. 조용히 기다려 주세요.'
                : grade === null
                  ? '대략의 크기예요. 소리는 저장하거나 보내지 않아요.'
                  : `${checkGradeName(grade)} · 대략의 크기예요`}
          </p>
        </div>
        <Button
          kind={reading === null || level !== null ? 'primary' : 'outline'}
          aria-label={`${name} ${level === null ? '재기' : '그만 재기'}`}
          onClick={() => {
            if (level === null) void start();
            else stop();
          }}
        >
          {level !== null ? '그만 재기' : reading === null ? '재기 시작' : '다시 재기'}
        </Button>
      </div>
      {(level !== null || reading !== null) && (
        <Gauge measure={measure} reading={level ?? reading} />
      )}
    </div>
  );
}
