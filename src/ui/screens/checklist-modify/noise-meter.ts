import { noiseLevel } from '#core';

/** Listening that goes on. */
export interface NoiseListening {
  /** Ends it; the mean of what was heard, 0 to 100, null where nothing was. */
  readonly stop: () => number | null;
}

interface Told {
  readonly hear: (level: number) => void;
  /** Told once the time is over. */
  readonly over: () => void;
}

const FULL_MS = 30_000;
const TICK_MS = 250;
/** Null where there is no microphone, or the person does not allow it. */
export async function listenToNoise({ hear, over }: Told): Promise<NoiseListening | null> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  const stream = await devices
    ?.getUserMedia({ audio: { autoGainControl: false, noiseSuppression: false } })
    .catch(() => null);
  if (stream === undefined || stream === null) return null;
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const levels: number[] = [];
  const ticking = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const level = noiseLevel(samples);
    levels.push(level);
    hear(level);
    if (levels.length * TICK_MS >= FULL_MS) over();
  }, TICK_MS);
  return {
    stop: () => {
      clearInterval(ticking);
      for (const track of stream.getTracks()) track.stop();
      void context.close();
      if (levels.length === 0) return null;
      return Math.round(levels.reduce((sum, one) => sum + one, 0) / levels.length);
    },
  };
}
