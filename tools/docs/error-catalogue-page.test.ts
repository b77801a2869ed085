import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCatalogue } from './error-catalogue-page';

test('docs/errors.md says what the catalogue says', () => {
  expect(readFileSync(join(process.cwd(), 'docs/errors.md'), 'utf8')).toBe(errorCatalogue());
});
