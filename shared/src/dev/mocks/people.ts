/** Who the mocked backend takes the visitor for; accounts of the demo seed. */
export const MOCK_PEOPLE = ['visitor', 'talent', 'client', 'talent-and-client', 'restricted', 'staff'] as const;
export type MockPerson = (typeof MOCK_PEOPLE)[number];

export function isMockPerson(text: string | null): text is MockPerson {
  return MOCK_PEOPLE.some((person) => person === text);
}
