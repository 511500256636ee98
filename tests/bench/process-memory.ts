import { readFileSync } from 'node:fs';

/** A line of what the system says of a process' memory, in bytes; NaN where it does not tell. */
export function memoryOf(pid: number | null, name: 'VmRSS' | 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${pid ?? 0}/status`, 'utf8');
    return Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? Number.NaN) * 1024;
  } catch {
    return Number.NaN;
  }
}
