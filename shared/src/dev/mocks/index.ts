export { drawPicture } from './mock-picture';
export { FIRST_MOCK_STATE, mockStateOf, type MockState, withMockParams } from './mock-state';
export { type ChosenCalls, parseChosenCalls } from './calls/chosen-calls';
export { addressOfState, isPageOfState, type NamedState } from './named-states';
export { OFFICE_CALLS } from './office';
export { MOCK_PEOPLE, type MockPerson } from './people';
export { type Recorded, recordedFor } from './recorded';
export { WANTED, type Wanted } from './recordings';
export { WRITES } from './writes';
