import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/packages';
import { errorCatalogue } from '../docs/error-catalogue-page';

/** node tools/bootstrap.mjs error-catalogue: generates docs/errors.md from the catalogue in the contracts. */
writeFileSync(join(ROOT, 'docs/errors.md'), errorCatalogue());
