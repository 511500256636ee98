/** Loaded into a process beside its program: at its end file descriptor 3 is told its peak. */
import { writeSync } from 'node:fs';

const PEAK = 3;

process.on('exit', () => {
  writeSync(PEAK, String(process.resourceUsage().maxRSS));
});
