import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/packages';
import { codeownersText } from '../owners/codeowners';
import { describeOwner } from '../owners/describe-owner';
import { readOwnersFile } from '../owners/owners';

/** npm run owners: writes CODEOWNERS from owners.json. With files, pages or calls, says whose they are: npm run owners -- /jobs. */
const owners = readOwnersFile();
const asked = process.argv.slice(2);
if (asked.length === 0) {
  writeFileSync(join(ROOT, '.github/CODEOWNERS'), codeownersText(owners));
  console.log('.github/CODEOWNERS says what owners.json says');
}
for (const what of asked) console.log(describeOwner(what, owners));
