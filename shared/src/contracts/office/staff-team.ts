import { array, type InferType, number, object, string } from 'yup';
import { STAFF_ROLES } from './staff-values';

const roles = () => array(string().oneOf(STAFF_ROLES).required()).min(1, 'Choose at least one role').max(STAFF_ROLES.length).required();

const staffMemberSchema = object({
  user_id: string().required(),
  name: string().defined(),
  email: string().defined(),
  roles: roles(),
  since: string().required(),
  /** `none`: this person has never set up a second step, and so never opened the office. */
  second_step: string().oneOf(['none', 'totp', 'passkey', 'both']).required(),
});
const staffInvitationSchema = object({
  id: string().required(),
  email: string().required(),
  roles: roles(),
  invited_by: string().defined(),
  expires_at: string().required(),
});
export const staffTeamResponseSchema = object({
  status: number().required(),
  members: array(staffMemberSchema.required()).required(),
  invitations: array(staffInvitationSchema.required()).required(),
});
export type StaffTeamResponse = InferType<typeof staffTeamResponseSchema>;

export const inviteStaffSchema = object({
  email: string().trim().lowercase().max(254).email('Enter an e-mail address').required('Enter an e-mail address'),
  roles: roles(),
});
export type InviteStaffInput = InferType<typeof inviteStaffSchema>;
export const staffInvitationIdSchema = object({ id: string().max(40).required() });
export type StaffInvitationIdInput = InferType<typeof staffInvitationIdSchema>;
export const changeStaffRolesSchema = object({ user_id: string().max(40).required(), roles: roles() });
export type ChangeStaffRolesInput = InferType<typeof changeStaffRolesSchema>;
export const removeStaffSchema = object({ user_id: string().max(40).required() });
export type RemoveStaffInput = InferType<typeof removeStaffSchema>;
export const acceptStaffInvitationSchema = object({ token: string().max(80).required() });
export type AcceptStaffInvitationInput = InferType<typeof acceptStaffInvitationSchema>;
