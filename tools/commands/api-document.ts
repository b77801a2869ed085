import { apiDocument } from '@alltalent/backend/api-document';
import { faultsOf } from '../checks/api-document';

const document = apiDocument('https://alltalent.invalid');
const faults = await faultsOf(document);
for (const fault of faults) console.log(fault);
console.log(`The OpenAPI document has ${Object.keys(document.paths).length} paths and ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
