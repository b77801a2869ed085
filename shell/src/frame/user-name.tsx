import type { UserDetails } from '@alltalent/shared/contracts';
import { Avatar, Badge } from '@alltalent/shared/ui';

type UserNameProps = { readonly user: UserDetails; readonly className: string | undefined; readonly photoClassName: string | undefined };

/** Picture, name and badge of the signed-in user at the top of a menu. */
export function UserName({ user, className, photoClassName }: UserNameProps) {
  return (
    <div className={className}>
      <Avatar className={photoClassName} src={user.profile_image} firstName={user.first_name} lastName={user.last_name} />
      <div>
        <strong>{`${user.first_name} ${user.last_name}`.trim()}</strong>
        {user.has_premium === 1 && <Badge kind="premium">Premium User</Badge>}
      </div>
    </div>
  );
}
