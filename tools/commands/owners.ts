import { describeOwner } from '../owners/describe-owner';
import { readOwnersFile } from '../owners/owners';

/** npm run owners -- /jobs: says whose a page, a call or a file is. */
const owners = readOwnersFile();
const asked = process.argv.slice(2);
if (asked.length === 0) console.log('Name files, pages or calls: npm run owners -- /jobs. npm run records writes CODEOWNERS.');
for (const what of asked) console.log(describeOwner(what, owners));
