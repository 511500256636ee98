import { parseSync } from 'vite';

/**
 * Parts of packages that nothing of ours reaches, in files that are otherwise needed: file → the
 * functions. In the built app a call of one that `throws` says what is missing; one of `nothing` is
 * still called, and has nothing to do where its feature is not used.
 * Why, and what to do when one is wanted: docs/adr/0008.
 * @type {Readonly<Record<string, Parts>>}
 */
export const UNREACHED_PARTS = {
  'react-dom/cjs/react-dom-client.production.js': {
    throws: [
      // <ViewTransition>: pages change at once.
      'applyViewTransitionToHostInstances',
      'commitAfterMutationEffectsOnFiber',
      'createViewTransitionInstance',
      'getViewTransitionClassName',
      'getViewTransitionName',
      'restoreViewTransitionOnHostInstances',
      'scheduleViewTransitionEvent',
      'startViewTransition',
      // <Fragment ref>: an element holds what is looked at.
      'FragmentInstance',
      // <title>, <meta>, <link>, <style> and <script>: the head is the server's and the page's own.
      'acquireResource',
      'getHydratableHoistableCache',
      'getResource',
      'insertSuspendedStylesheets',
      'mountHoistable',
      'preconnectAs',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
      'preload',
      'preloadModule',
      'preloadResource',
      'suspendResource',
      // <SuspenseList> and <Activity>.
      'cutOffTailIfNeeded',
      'findFirstSuspended',
      'updateActivityComponent',
      'updateSuspenseListComponent',
      // Actions of forms: a store sends what is written.
      'mountActionState',
      'rerenderActionState',
      'requestFormReset$1',
      'startHostTransition',
      'updateActionState',
      // Elements of one's own.
      'setPropOnCustomElement',
    ],
    nothing: [
      // Look for <ViewTransition> and <Fragment ref> below and above what changes.
      'commitDeletedPairViewTransitions',
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'commitFragmentInstanceDeletionEffects',
      'commitFragmentInstanceInsertionEffects',
      'commitNestedViewTransitions',
      'commitNewChildToFragmentInstances',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      // Looks at each event for the action of a form.
      'extractEvents$1',
      // The names of components above an error, which nobody reads and which are one letter here.
      'getStackByFiberInDevAndProd',
    ],
  },
  'mobx/dist/mobx.mjs': {
    // Stores say makeAutoObservable: nothing is decorated.
    throws: [
      'decorateAction20223_',
      'decorateComputed20223_',
      'decorateFlow20223_',
      'decorateObservable20223_',
    ],
  },
};

/** @typedef {{ throws: readonly string[], nothing?: readonly string[] }} Parts */

/**
 * The same code without these parts. One that is not there is an error: an upgrade has moved it.
 * @param {string} file
 * @param {string} code
 * @param {Parts} parts
 */
export function withoutParts(file, code, { throws, nothing = [] }) {
  const told = JSON.stringify(`a part of ${file} is left out of the built app: docs/adr/0008`);
  const missing = new Set([...throws, ...nothing]);
  /** @type {{ start: number, end: number, text: string }[]} */
  const edits = [];
  for (const statement of parseSync(file, code).program.body) {
    const { start, end } = statement;
    const name = partOf(statement);
    if (name === null || !(throws.includes(name) || nothing.includes(name))) continue;
    missing.delete(name);
    const body = throws.includes(name) ? 'leftOut();' : '';
    const isMethod = statement.type === 'ExpressionStatement';
    edits.push({ start, end, text: isMethod ? '' : `function ${name}() { ${body} }` });
  }
  if (missing.size > 0) throw new Error(`${file} has no ${[...missing].join(', ')}.`);
  const rest = edits.reduceRight(
    (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
    code,
  );
  return `${rest}\nfunction leftOut() { throw new Error(${told}); }\n`;
}

/**
 * The function that a statement declares, or to whose prototype it adds.
 * @param {import('vite').ESTree.Program['body'][number]} statement
 */
function partOf(statement) {
  if (statement.type === 'FunctionDeclaration') return statement.id?.name ?? null;
  if (statement.type !== 'ExpressionStatement') return null;
  const { expression } = statement;
  if (expression.type !== 'AssignmentExpression') return null;
  const method = expression.left;
  if (method.type !== 'MemberExpression' || method.object.type !== 'MemberExpression') return null;
  const { object, property } = method.object;
  const isOfPrototype = property.type === 'Identifier' && property.name === 'prototype';
  return isOfPrototype && object.type === 'Identifier' ? object.name : null;
}
