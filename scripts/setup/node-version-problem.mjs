const NEEDED = { major: 20, minor: 19 };

/**
 * One sentence for a Node that is too old, null for one that serves.
 * @param {string} version as process.versions.node says it
 * @returns {string | null}
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const serves = major > NEEDED.major || (major === NEEDED.major && minor >= NEEDED.minor);
  return serves
    ? null
    : `hankan needs Node ${NEEDED.major}.${NEEDED.minor} or newer (24 is best); this is Node ${version}.`;
}
