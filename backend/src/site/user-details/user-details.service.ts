import { ROLES, splitRoles, type UserDetails } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import { OwnNotificationsService } from '../../notifications';
import { TalentsService } from '../../talents';
import { TermsService, UsersService } from '../../auth';
import { toUserDetails } from './user-details.mapper';

/** Details for the header of every page: the account, its picture and its unread notifications. */
@Injectable()
export class UserDetailsService {
  constructor(
    private readonly users: UsersService,
    private readonly terms: TermsService,
    private readonly talents: TalentsService,
    private readonly notifications: OwnNotificationsService,
  ) {}

  /** Returns the acting user's details. Throws FORBIDDEN if the request names another account. */
  async find(actingId: string, askedId: string | undefined): Promise<UserDetails> {
    if (askedId !== undefined && askedId !== '' && askedId !== actingId)
      throw new DomainError('FORBIDDEN', { detail: 'These are not your details.' });
    const user = await this.users.findById(actingId);
    if (!user) throw new DomainError('NOT_SIGNED_IN');
    // A restricted user may only log out, which is no use of the site.
    if (!splitRoles(user.roleId).includes(ROLES.restricted)) await this.terms.recordContinuedUse(user.id);
    const [picture, unread] = await Promise.all([this.talents.ownPicture(user.slug), this.notifications.countUnread(user.id)]);
    return toUserDetails(user, { picture, unread });
  }
}
