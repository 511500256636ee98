import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [quiet] collect what it prints instead of showing it
 * @property {number} [timeoutMs] ends it when it takes longer
 */

/**
 * Runs a command in the project's folder to its end. Never rejects: a command that cannot be
 * started answers code 127, one that was ended by a signal or the time limit a code above 128.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: options.env ?? process.env,
      stdio: options.quiet === true ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      ...(options.timeoutMs === undefined ? {} : { timeout: options.timeoutMs }),
    });
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', (error) => {
      resolve({ code: 127, output: `${output}${error.message}\n` });
    });
    child.once('close', (code) => {
      resolve({ code: code ?? 129, output });
    });
  });
}

/**
 * Runs a package's command without a shell and without npx, which would look in the network.
 * @param {string} script path under node_modules, e.g. `vite/bin/vite.js`
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runPackage(script, args, options) {
  return run(process.execPath, [`${ROOT}/node_modules/${script}`, ...args], options);
}
