/** What a member of a team may do: everything but the account itself, everything but account and team, or read. */
export const TEAM_ROLES = ['owner', 'caster', 'viewer'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** Limits of a team: its size, the life of an invitation and the invitation mails of an account in a day. */
export const TEAM_LIMITS = { people: 20, invitationDays: 7, mailsPerDay: 20, endedShown: 20 } as const;
