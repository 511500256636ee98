import styles from './field.module.scss';

/** Both ends are included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

interface SliderBandProps {
  readonly range: { readonly min: number; readonly max: number };
  readonly band?: Span | null | undefined;
}

/** A part of a track, under it; what it says stands in words beside the slider. */
export function SliderBand({ range: { min, max }, band }: SliderBandProps) {
  if (band == null || band.from > max || band.to < min) return null;
  const share = (n: number) => ((Math.min(Math.max(n, min), max) - min) / (max - min)) * 100;
  const [from, to] = [share(band.from), share(band.to)];
  return (
    <div className={styles.bandRoom} aria-hidden="true">
      <div
        className={styles.band}
        style={{ left: `${(from + to) / 2}%`, width: `${to - from}%` }}
      />
    </div>
  );
}
