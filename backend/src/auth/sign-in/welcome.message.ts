import { contactPath, ROLES } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import { composeMail } from '../../kernel/outbox/compose-mail';
import type { Message } from '../../kernel/outbox/message';
import type { UserAccount } from '../users/user-account';

const NEXT_STEPS: Readonly<Record<string, readonly [path: string, label: string, sentence: string]>> = {
  [ROLES.talent]: ['/talent/profile-settings', 'Fill in my profile', 'Fill in your profile, so that casting teams find you.'],
  [ROLES.guardian]: ['/account/children', 'Register my child', t('welcome.guardian')],
};
const CLIENT_STEP = ['/talents', 'Browse talent', 'Browse talent, or post a job and let talent come to you.'] as const;

export function welcomeMessage({ email, firstName, roleId }: UserAccount, publicUrl: string): Message {
  const [path, label, sentence] = NEXT_STEPS[roleId] ?? CLIENT_STEP;
  const paragraphs = [
    `Hello ${firstName}, your All Talent account is ready. ${sentence}`,
    'You log in with a code that we send you, so there is no password to remember.',
    t('account.notOpened', { contact: publicUrl + contactPath('account') }),
  ];
  return composeMail({ to: email, subject: 'Welcome to All Talent', paragraphs, link: { label, address: publicUrl + path } }, publicUrl);
}
