/**
 * Syntax that this project does without, each with what to write instead; where each counts stands in .oxlintrc.json.
 * @typedef {{ readonly selector: string, readonly message: string }} Ban
 */

/** What takes the core's answers out of the caller's hands, and the port to use instead. */
const worldInCore = [
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'Take the moment as an argument: whoever calls asks the Clock port.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Take the day as an argument: whoever calls asks the Clock port.',
  },
  {
    selector: "CallExpression[callee.name='Date']",
    message: 'Take the day as an argument: whoever calls asks the Clock port.',
  },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Take the number as an argument: whoever calls asks the Random port.',
  },
  {
    selector: "Identifier[name='crypto']",
    message: 'Take the identifier as an argument: whoever calls asks the Random port.',
  },
];

const rawMarkup = [
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Sanitise to a DocumentFragment and put that in: markup is never a string here.',
  },
  {
    selector: 'AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]',
    message: 'Build elements, or sanitise to a DocumentFragment and use replaceChildren.',
  },
  {
    selector: "CallExpression[callee.property.name='insertAdjacentHTML']",
    message: 'Build elements, or sanitise to a DocumentFragment and use replaceChildren.',
  },
];

const mocks = [
  {
    selector:
      "CallExpression[callee.object.name='vi'][callee.property.name=/^(mock|unmock|doMock|doUnmock)$/]",
    message: 'Hand in a small honest implementation of the port (src/adapters/memory) instead.',
  },
  {
    selector: "CallExpression[callee.property.name='spyOn'][arguments.0.property.name='prototype']",
    message: 'A prototype belongs to everybody: hand in a fake of the port instead.',
  },
];

const leftOut = [
  {
    selector:
      'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo|fixme)$/]',
    message: 'Every test runs: mend it or delete it.',
  },
  {
    selector:
      'MemberExpression[object.property.name=/^(describe|each|concurrent)$/][property.name=/^(only|skip)$/]',
    message: 'Every test runs: mend it or delete it.',
  },
];

/** Properties and items on lines of their own are what a reader, and a diff, goes by. */
const packed = [
  {
    selector: ['SpreadElement', 'SpreadElement > TSAsExpression']
      .map((spread) => `${spread} > :matches(ObjectExpression, ArrayExpression)`)
      .join(', '),
    message: 'Write the properties or items out: a spread of a literal only saves lines.',
  },
  {
    selector: 'JSXSpreadAttribute > ObjectExpression',
    message: 'Write the attributes out: a spread of a literal only saves lines.',
  },
];

const slow = [
  {
    selector: 'CallExpression[callee.property.name=/^toLocale/]',
    message: 'Write it with the core (groupThousands): a device takes long to set a language up.',
  },
];

/** A rule that reports each of the bans. @param {readonly Ban[]} bans */
const rule = (bans) => ({
  /** @param {{ report: (problem: { node: unknown, message: string }) => void }} context */
  create: (context) =>
    Object.fromEntries(
      bans.map(({ selector, message }) => [
        selector,
        /** @param {unknown} node */
        (node) => {
          context.report({ node, message });
        },
      ]),
    ),
});

// oxlint takes a plugin from the default export alone.
export default {
  meta: { name: 'bans' },
  rules: {
    'world-in-core': rule(worldInCore),
    'raw-markup': rule(rawMarkup),
    mocks: rule(mocks),
    'left-out': rule(leftOut),
    packed: rule(packed),
    slow: rule(slow),
  },
};
