import { type MailFrequencies, NOTIFICATION_GROUPS } from '@alltalent/shared/contracts';
import { TextButton } from '@alltalent/shared/ui';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import { useState } from 'react';
import { t } from '../../messages';
import { mailChoiceText } from './mail-labels';
import css from './notifications.module.css';

const MailDialog = lazyDialog(() => import(/* webpackChunkName: "jobs.mail" */ './mail-dialog').then((part) => part.MailDialog));

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
      {isOpen && <MailDialog mail={mail} groups={groups} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
