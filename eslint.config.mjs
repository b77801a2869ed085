import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const browserCode = ['shared/src/**/*.{ts,tsx}', 'shell/src/**/*.{ts,tsx}', 'mf-*/src/**/*.{ts,tsx}'];
const tests = ['backend/src/**/testing/**', '**/*.test.{ts,tsx}', 'e2e/**/*.ts', 'shared/src/testing/**', 'shared/build/jest/**'];

/** Rules that read a component as the React compiler does: worth their time in components, not in tests. */
const compilerRules = Object.keys(reactHooks.configs.recommended.rules).filter((rule) => !/rules-of-hooks|exhaustive-deps/u.test(rule));

const only = (name, where) => ({ name, message: `Only ${where} may use it.` });

export default tseslint.config(
  { ignores: ['**/dist/**', 'backend/webpack.config.ts', '**/node_modules/**', '.data/**', 'e2e/test-results/**'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: browserCode,
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.configs.recommended.rules,
      'jsx-a11y/no-autofocus': 'off',
      'no-restricted-globals': ['error', { name: 'fetch', message: 'Call the API through @alltalent/shared/api.' }],
      'no-restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='QueryClient']", message: 'Only the shell makes the query client.' },
        { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'Text goes through React, never as markup.' },
        {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message: 'The page is configured by its document (pageSettings).',
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            only('react-slick', 'shared/ui/carousel'),
            only('react-phone-input-2', 'shared/ui/phone-field'),
            only('react-aria-components', 'shared/ui'),
            { name: 'jotai', importNames: ['createStore'], message: 'Only the shell makes a store.' },
            { name: 'react-router', importNames: ['createBrowserRouter'], message: 'Only the shell makes the router.' },
            {
              name: '@tanstack/react-query',
              importNames: ['QueryClient'],
              message: 'Only the shell makes the client; take its type with `import type`.',
              allowTypeImports: true,
            },
          ],
        },
      ],
    },
  },
  { files: ['shared/src/api/**', 'shared/src/federation/**'], rules: { 'no-restricted-globals': 'off' } },
  {
    files: ['shared/src/ui/**', 'shared/src/router/**', 'shared/src/isolation/**', 'shell/src/*.{ts,tsx}', ...tests],
    rules: { 'no-restricted-imports': 'off', 'no-restricted-syntax': 'off' },
  },
  {
    files: ['backend/src/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message: 'Read configuration through platform/config.',
        },
        { selector: 'MetaProperty', message: 'The backend is bundled: paths come from configuration.' },
      ],
      '@typescript-eslint/consistent-type-imports': 'off',
    },
  },
  {
    files: ['backend/src/platform/config/**', 'backend/src/main.ts', 'backend/src/cli/**', ...tests],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: [...tests, '**/*.entity.ts'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
  {
    files: tests,
    rules: {
      'no-restricted-globals': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      ...Object.fromEntries(compilerRules.map((rule) => [rule, 'off'])),
    },
  },
  {
    files: ['tools/**', '**/*.mjs', '**/*.cjs'],
    languageOptions: {
      globals: {
        console: 'readonly',
        process: 'readonly',
        globalThis: 'readonly',
        Request: 'readonly',
        AbortController: 'readonly',
        AbortSignal: 'readonly',
        module: 'writable',
        require: 'readonly',
        URL: 'readonly',
      },
    },
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.{mjs,cjs,js}'], ...tseslint.configs.disableTypeChecked },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
