import type { Notification, NotificationGroup } from '@alltalent/shared/contracts';
import { Icon, type IconName, Picture } from '@alltalent/shared/ui';
import css from './notification-row.module.css';

const ICONS: Readonly<Record<NotificationGroup, IconName>> = {
  applications: 'case',
  invites: 'mail',
  threads: 'chat',
  messages: 'chat',
  account: 'user',
};

/** Picture of the job or a face, with an icon of the notification's group; decorative beside the text. */
export function NotificationPicture({ group, image }: Pick<Notification, 'group' | 'image'>) {
  if (image === '') {
    return (
      <span className={css.drawing} data-group={group} aria-hidden="true">
        <Icon name={ICONS[group]} />
      </span>
    );
  }
  return (
    <span className={css.picture} aria-hidden="true">
      <Picture src={image} alt="" width={80} height={100} sizes="3.25rem" />
      <span className={css.mark} data-group={group}>
        <Icon name={ICONS[group]} />
      </span>
    </span>
  );
}
