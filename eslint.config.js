import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

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

const ban = (...rules) => ({ 'no-restricted-syntax': ['error', ...rules.flat()] });

export default tseslint.config(
  {
    ignores: [
      'dist',
      'data',
      '.tsbuild',
      '.stryker-tmp',
      'coverage',
      'reports',
      'test-results',
      'node_modules',
      '**/*.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}', 'scripts/**/*.mjs'],
    // Without what has to know the types: that is oxlint's (.oxlintrc.json).
    extends: [...tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      'max-lines': ['error', { max: 300 }],
      'no-undef': 'off',
      ...ban(rawMarkup, packed),
    },
  },
  { files: ['tests/**/*.{ts,tsx}'], rules: { 'max-lines': ['error', { max: 500 }] } },
  { files: ['**/*.data.ts'], rules: { 'max-lines': 'off' } },
  {
    // The vendors' types declare globals, which nothing promises to be there.
    files: ['**/*.{ts,tsx}'],
    ignores: ['src/adapters/maps/*/*-sdk.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['kakao', 'naver'].map((name) => ({
          name,
          message: 'A map vendor is reached through its adapter’s own surface (<vendor>-sdk.ts).',
        })),
      ],
    },
  },
  { files: ['src/core/**/*.ts'], rules: ban(rawMarkup, packed, worldInCore) },
  {
    // Components know no core, and none of theirs is drawn first.
    files: ['src/ui/{frame,popups,screens,stores,widgets}/**/*.{ts,tsx}'],
    rules: ban(rawMarkup, packed, slow),
  },
  { files: ['tests/**/*.{ts,tsx}'], rules: ban(rawMarkup, packed, mocks, leftOut) },
  {
    files: ['src/**/*.{ts,tsx}', 'contract/**/*.ts', 'server/**/*.ts', 'scripts/**/*.{ts,mjs}'],
    ignores: ['**/*.config.ts'],
    rules: {
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
    },
  },
  {
    files: ['src/ui/**/*.{ts,tsx}', 'src/composition/**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.strict,
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // The two halves of a combobox (WAI-ARIA practices).
      'jsx-a11y/no-noninteractive-element-to-interactive-role': [
        'error',
        { ul: ['listbox'], li: ['option'] },
      ],
      // Pointing at a card or focusing its link lights up its pill: nothing to be operated.
      'jsx-a11y/no-noninteractive-element-interactions': [
        'error',
        { handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyDown', 'onKeyUp', 'onKeyPress'] },
      ],
    },
  },
  {
    files: ['src/ui/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['public/**/*.js'],
    languageOptions: {
      sourceType: 'script',
      globals: { document: 'readonly', localStorage: 'readonly', matchMedia: 'readonly' },
    },
  },
);
