import { ROLES, splitRoles, type UserDetails } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import { OwnNotificationsService } from '../../notifications';
import { TalentsService } from '../../talents';
import { TermsService, UsersService } from '../../auth';
import { toUserDetails } from './user-details.mapper';

/** What the header of every page asks for: one read composed of the account, its picture and its unread notices. */
@Injectable()
export class UserDetailsService {
  constructor(
    private readonly users: UsersService,
    private readonly terms: TermsService,
    private readonly talents: TalentsService,
    private readonly notices: OwnNotificationsService,
  ) {}

  /** The acting user's own details. Another id in the request is refused: nobody reads somebody else's account. */
  async find(actingId: string, askedId: string | undefined): Promise<UserDetails> {
    if (askedId !== undefined && askedId !== '' && askedId !== actingId)
      throw new DomainError('FORBIDDEN', { detail: 'These are not your details.' });
    const user = await this.users.findById(actingId);
    if (!user) throw new DomainError('NOT_SIGNED_IN');
    // Who can only log out uses nothing.
    if (!splitRoles(user.roleId).includes(ROLES.restricted)) await this.terms.recordContinuedUse(user.id);
    const [picture, unread] = await Promise.all([this.talents.ownPicture(user.slug), this.notices.countUnread(user.id)]);
    return toUserDetails(user, { picture, unread });
  }
}
