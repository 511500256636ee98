import { nodeVersionProblem } from './node-version-problem.mjs';

export function refuseOldNode() {
  const problem = nodeVersionProblem(process.versions.node);
  if (problem === null) return;
  console.error(problem);
  process.exit(1);
}
