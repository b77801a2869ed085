import type { UserDetails } from '@alltalent/shared/contracts';
import { Avatar, Badge } from '@alltalent/shared/ui';
import styles from './panel.module.css';

export function SideMenuPerson({ user }: { readonly user: UserDetails }) {
  return (
    <div className={styles.person}>
      <Avatar className={styles.photo} address={user.profile_image} firstName={user.first_name} lastName={user.last_name} />
      <div>
        <strong>{`${user.first_name} ${user.last_name}`.trim()}</strong>
        {user.has_premium === 1 && <Badge kind="premium">Premium User</Badge>}
      </div>
    </div>
  );
}
