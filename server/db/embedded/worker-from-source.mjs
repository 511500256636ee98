// A thread does not inherit tsx: in development and tests it registers it before its TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
