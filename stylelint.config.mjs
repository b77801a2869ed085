import { positionedScrollers } from './tools/stylelint/positioned-scrollers.mjs';

export default {
  ignoreFiles: ['**/dist/**', '**/node_modules/**', '.data/**'],
  plugins: [positionedScrollers],
  rules: {
    'all-talent/positioned-scrollers': true,
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates'] }],
    'no-duplicate-selectors': true,
    'no-invalid-double-slash-comments': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'unit-no-unknown': true,
    'custom-property-no-missing-var-function': true,
  },
  overrides: [
    {
      // Colours and stacking come from the design tokens, and only from there.
      files: ['mf-*/src/**/*.css', 'shell/src/**/*.css'],
      rules: { 'color-named': 'never', 'declaration-property-value-disallowed-list': { 'z-index': ['/^[1-9][0-9]/'] } },
    },
  ],
};
