import { array, boolean, type InferType, number, object, string } from 'yup';
import { emailSchema } from '../core/medium';
import { TEAM_ROLES } from './team-values';

const LONGEST_TOKEN = 64;
const LONGEST_ID = 40;

const userId = string().strict().max(LONGEST_ID).required('Choose a colleague');
const role = string().oneOf(TEAM_ROLES, 'Choose a role').required('Choose a role');

/** Person who can use the account of a client. */
export const teamMemberSchema = object({
  user_id: string().required(),
  name: string().defined(),
  /** Confirmed address; empty without one, and for those who may not change the team. */
  email: string().defined(),
  role: string().oneOf(TEAM_ROLES).required(),
  since: string().required(),
  is_you: boolean().required(),
});
export type TeamMember = InferType<typeof teamMemberSchema>;

/** Invitation that is open, or that ended without an answer. */
export const sentInvitationSchema = object({
  id: string().required(),
  email: string().required(),
  role: string().oneOf(TEAM_ROLES).required(),
  invited_at: string().required(),
  expires_at: string().required(),
  is_open: boolean().required(),
});
export type SentInvitation = InferType<typeof sentInvitationSchema>;

/** Team of the account in use, with its invitations for those who may change it. */
export const ownTeamSchema = object({
  holder: object({ name: string().defined(), is_you: boolean().required() }).required(),
  members: array(teamMemberSchema.required()).required(),
  invitations: array(sentInvitationSchema.required()).required(),
  may_change: boolean().required(),
  /** How many people can still be invited. */
  room: number().required(),
});
export type OwnTeam = InferType<typeof ownTeamSchema>;

/** Team of somebody else that the signed-in person is in. */
export const joinedTeamSchema = object({
  account_id: string().required(),
  /** Name of the account's holder. */
  name: string().defined(),
  role: string().oneOf(TEAM_ROLES).required(),
  since: string().required(),
});
export type JoinedTeam = InferType<typeof joinedTeamSchema>;

/** `team`: null for an account that does not hire. `joined`: teams that the person is in, whatever account is in use. */
export const teamResponseSchema = object({
  status: number().required(),
  data: object({
    team: ownTeamSchema.nullable().defined(),
    joined: array(joinedTeamSchema.required()).required(),
  }).required(),
});
export type TeamResponse = InferType<typeof teamResponseSchema>;

/** A second invitation of the same address replaces the first one. */
export const inviteColleagueSchema = object({ email: emailSchema, role });
export type InviteColleagueInput = InferType<typeof inviteColleagueSchema>;

export const invitationIdSchema = object({ id: string().strict().max(LONGEST_ID).required() });
export type InvitationIdInput = InferType<typeof invitationIdSchema>;

/** Token of an invitation's link. */
export const invitationTokenSchema = object({ token: string().strict().max(LONGEST_TOKEN).required() });
export type InvitationTokenInput = InferType<typeof invitationTokenSchema>;

/** Whether the invitation is for the person who reads it; `other`: for another address than their confirmed one. */
export const INVITATION_READERS = ['visitor', 'invited', 'other', 'holder'] as const;

export const teamInvitationResponseSchema = object({
  status: number().required(),
  data: object({
    /** Name of the account whose team it is. */
    team: string().defined(),
    /** Name of the person who invites; empty when that account is gone. */
    invited_by: string().defined(),
    role: string().oneOf(TEAM_ROLES).required(),
    /** Invited address, masked. */
    email: string().required(),
    expires_at: string().required(),
    reader: string().oneOf(INVITATION_READERS).required(),
  }).required(),
});
export type TeamInvitationResponse = InferType<typeof teamInvitationResponseSchema>;
export type TeamInvitation = TeamInvitationResponse['data'];

/** Account that the person can use from now on. */
export const joinedResponseSchema = object({
  status: number().required(),
  message: string().required(),
  data: object({ account_id: string().required(), name: string().defined() }).required(),
});
export type JoinedResponse = InferType<typeof joinedResponseSchema>;

export const changeTeamRoleSchema = object({ user_id: userId, role });
export type ChangeTeamRoleInput = InferType<typeof changeTeamRoleSchema>;

export const colleagueSchema = object({ user_id: userId });
export type ColleagueInput = InferType<typeof colleagueSchema>;

export const leaveTeamSchema = object({ account_id: string().strict().max(LONGEST_ID).required('Choose a team') });
export type LeaveTeamInput = InferType<typeof leaveTeamSchema>;
