import { type ActingPerson, ROLES, splitRoles, type UserDetails } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import { OwnNotificationsService } from '../../notifications';
import { TalentsService } from '../../talents';
import { type CurrentSession, DelegatesService, fullName, TermsService, UsersService } from '../../auth';
import { toUserDetails } from './user-details.mapper';

/** Details for the header of every page: the account, its picture and its unread notifications. */
@Injectable()
export class UserDetailsService {
  constructor(
    private readonly users: UsersService,
    private readonly terms: TermsService,
    private readonly talents: TalentsService,
    private readonly notifications: OwnNotificationsService,
    private readonly delegates: DelegatesService,
  ) {}

  /** Returns the acting user's details. Throws FORBIDDEN if the request names another account. */
  async find(session: CurrentSession, askedId: string | undefined): Promise<UserDetails> {
    if (askedId !== undefined && askedId !== '' && askedId !== session.userId)
      throw new DomainError('FORBIDDEN', { detail: 'These are not your details.' });
    const user = await this.users.findById(session.userId);
    if (!user) throw new DomainError('NOT_SIGNED_IN');
    // A restricted user may only log out, which is no use of the site.
    if (session.standing === 'holder' && !splitRoles(user.roleId).includes(ROLES.restricted)) await this.terms.recordContinuedUse(user.id);
    const [picture, unread, otherAccounts, acting] = await Promise.all([
      this.talents.ownPicture(user.slug),
      this.notifications.countUnread(user.id),
      this.delegates.countFor(session.personId),
      this.actingPersonOf(session),
    ]);
    return toUserDetails(user, { picture, unread, roles: session.roles, acting, otherAccounts });
  }

  private async actingPersonOf({ personId, standing }: CurrentSession): Promise<ActingPerson | null> {
    if (standing === 'holder') return null;
    const person = await this.users.findById(personId);
    return { person_id: personId, name: fullName(person), standing };
  }
}
