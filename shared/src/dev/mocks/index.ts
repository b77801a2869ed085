export { MOCK_PEOPLE, type MockPerson } from './people';
export { type Recorded, recordedFor } from './recorded';
export { WANTED, type Wanted } from './recordings';
export { WRITES } from './writes';
