export { type Failure, FAILURES, type MockState, readMockState, takeMockAddress, writeMockState } from './mock-state';
export { isMockPerson, MOCK_PEOPLE, type MockPerson } from './people';
export { findRecorded, type Recorded, recordedFor } from './recorded';
export { WANTED, type Wanted } from './recordings';
export { WRITES } from './writes';
