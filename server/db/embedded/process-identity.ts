import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Tells a process from every other one, also from a later one with the same number. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it started, in the system's own words; null where the system does not say. */
  readonly started: string | null;
}

export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, started: startOf(process.pid) };
}

/** Whether that very process still runs. A zombie does not: its locks are nobody's any more. */
export function isAlive(identity: ProcessIdentity): boolean {
  if (!exists(identity.pid)) return false;
  const started = startOf(identity.pid);
  // Without a start to compare (no /proc, no ps) a living number has to count as the same process.
  if (started === null) return !hasProc();
  return identity.started === null || started === identity.started;
}

/** Whether any process has that number now. */
export function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it is there, it only belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function startOf(pid: number): string | null {
  return hasProc() ? startFromProc(pid) : startFromPs(pid);
}

function hasProc(): boolean {
  return process.platform === 'linux';
}

/** Ticks since boot alone would meet again after a restart of the machine, so the boot is named. */
function startFromProc(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold anything; the fields after it are fixed.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, start] = [fields[0], fields[19]];
    if (state === 'Z' || state === 'X' || start === undefined) return null;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${start}`;
  } catch {
    return null;
  }
}

function startFromPs(pid: number): string | null {
  try {
    const text = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return text.trim() === '' ? null : text.trim();
  } catch {
    return null;
  }
}
