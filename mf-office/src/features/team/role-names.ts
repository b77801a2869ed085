import type { StaffRole } from '@alltalent/shared/contracts';
import { type MessageId, t } from '../../messages';

const NAMES: Readonly<Record<StaffRole, readonly [MessageId, MessageId]>> = {
  support: ['role.support', 'role.supportText'],
  casting: ['role.casting', 'role.castingText'],
  content: ['role.content', 'role.contentText'],
  finance: ['role.finance', 'role.financeText'],
  administrator: ['role.administrator', 'role.administratorText'],
};

export const roleName = (role: StaffRole): string => t(NAMES[role][0]);
/** What a role may do, in one line. */
export const roleText = (role: StaffRole): string => t(NAMES[role][1]);
