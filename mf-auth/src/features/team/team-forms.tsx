export { InviteForm } from './invite-form';
export { RoleForm } from './role-form';
