export type OfficeInput = Readonly<Record<string, unknown>>;

/** Answer of a mocked call of the office: a body, which is JSON unless it has a type, or the code and sentence of a refusal. */
export type OfficeAnswer =
  | { readonly body: unknown; readonly type?: string }
  | { readonly code: 'SECOND_STEP_NEEDED' | 'SECOND_STEP_FAILED' | 'REVISION_STALE' | 'NOT_FOUND'; readonly detail: string };

export type OfficeCall = (input: OfficeInput) => OfficeAnswer;

const HOUR_MS = 3_600_000;

/** ISO time of so many hours ago; in the future for less than zero. */
export const hoursAgo = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString();

export const NIKHIL = { user_id: 'u_demo_nikhil', name: 'Nikhil Bose', email: 'nikhil.bose@example.com' } as const;
