import { join } from 'node:path';
import { inject } from 'vitest';
import type { ProcessName } from './processes-setup';

/** The file by which `node` starts one of the processes of the suites. */
export const processFile = (name: ProcessName): string => join(inject('processes'), `${name}.js`);
