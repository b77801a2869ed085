import { outdatedFiles } from '../records/derived-files';
import { writeRecords } from '../records/write-records';

/**
 * npm run records: writes what the repository repeats of the remotes' remote.json and of owners.json, such as docker-compose.yml and
 * CODEOWNERS. With --check, ends with 1 where a file says something else.
 */
if (process.argv.includes('--check')) {
  const outdated = outdatedFiles();
  for (const file of outdated) console.log(`${file} does not say what remote.json of the remotes and owners.json say.`);
  if (outdated.length > 0) console.log('Run npm run records, and commit what it writes.');
  process.exit(outdated.length === 0 ? 0 : 1);
}
const changed = writeRecords();
console.log(changed.length === 0 ? 'Nothing to write.' : `Written: ${changed.join(', ')}`);
