/**
 * @typedef {{ packages?: Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }> }} Lock
 */

/**
 * Whether everything that the lock file names stands in node_modules, in that very version.
 * Packages for other platforms may be absent.
 * @param {Lock} wanted package-lock.json
 * @param {Lock} present node_modules/.package-lock.json, which npm writes when it is done
 */
export function isInstalled(wanted, present) {
  return Object.entries(wanted.packages ?? {}).every(([path, entry]) => {
    if (path === '') return true;
    const found = present.packages?.[path];
    if (found === undefined) return entry.optional === true || entry.devOptional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}
