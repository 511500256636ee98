import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

// Imported for its effect: .env is read when there is one; what the environment already says
// stands above it.
const file = join(ROOT, '.env');
if (existsSync(file)) process.loadEnvFile(file);
