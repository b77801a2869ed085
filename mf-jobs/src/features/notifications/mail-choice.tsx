import { type MailFrequencies, NOTIFICATION_GROUPS } from '@alltalent/shared/contracts';
import { TextButton } from '@alltalent/shared/ui';
import { useState } from 'react';
import { t } from '../../messages';
import { MailDialog } from './mail-dialog';
import { mailChoiceText } from './mail-labels';
import css from './notifications.module.css';

type MailChoiceProps = { readonly mail: MailFrequencies; readonly hasMessages: boolean };

/** When what happens goes out by mail, and the way to change it. */
export function MailChoice({ mail, hasMessages }: MailChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const groups = NOTIFICATION_GROUPS.filter((group) => group !== 'messages' || hasMessages);
  return (
    <div className={css.mail}>
      <p>
        {mailChoiceText(mail, groups)}
        {mail.applications === 'daily' && ` ${t('notifications.urgentAtOnce')}`}
      </p>
      <TextButton aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Change<span className="vh"> when e-mail is sent</span>
      </TextButton>
      <MailDialog mail={mail} groups={groups} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}
