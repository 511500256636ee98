import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const worldInCore = [
  ['Date.now', 'Take the day or the milliseconds as an argument; whoever calls asks the Clock port.'],
];

export default tseslint.config(
  { ignores: ['dist', 'data', '.tsbuild', 'coverage', 'reports', 'node_modules', '**/*.d.ts'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'max-lines': ['error', { max: 300 }],
    },
  },
  {
    files: ['**/*.data.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['src/ui/**/*.{ts,tsx}', 'src/composition/**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.strict,
  },
  {
    files: ['src/ui/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
);
