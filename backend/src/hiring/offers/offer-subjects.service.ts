import { type OfferSubject, ROLES, splitRoles } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { refuseIn } from '../../kernel/domain-error';
import { UserBlocksService, UsersService } from '../../auth';
import { type OfferedApplication, type OfferedPlace, OfferedApplicationsService } from '../../jobs';
import { t } from '../../kernel/messages';
import { type TalentBySlug, TalentsBySlugService } from '../../talents';
import { noSuchSubject, offerRefused } from './offer-refusals';

/** Whom an offer goes to, and for which role of which job. */
export type OfferedTo = {
  readonly talent: TalentBySlug;
  readonly talentUserId: string;
  readonly place: OfferedPlace | null;
  /** Application for the role; null without one, and for one that was taken back. */
  readonly application: OfferedApplication | null;
  readonly invitationId: number | null;
};
type Found = Omit<OfferedTo, 'talent' | 'talentUserId'> & { readonly talentId: number; readonly userId: string | null };

/** Finds whom an offer goes to, for a client who may make it. */
@Injectable()
export class OfferSubjectsService {
  constructor(
    private readonly offered: OfferedApplicationsService,
    private readonly talents: TalentsBySlugService,
    private readonly users: UsersService,
    private readonly blocks: UserBlocksService,
  ) {}

  /** Throws NOT_FOUND for a subject that is not the client's, OFFER_REFUSED for a talent who cannot reply, MESSAGES_BLOCKED. */
  async require(clientId: string, subject: OfferSubject): Promise<OfferedTo> {
    const { talentId, userId, ...found } = await this.find(clientId, subject);
    const talent = (await this.talents.findMany([talentId])).get(talentId);
    if (!talent) throw userId === null ? noSuchSubject() : offerRefused(t('offers.noProfile'));
    // A private profile is known to a client to whom its talent turned.
    if (userId === null && talent.isPrivate) throw noSuchSubject();
    const talentUserId = await this.requireAccount(talent, userId);
    if (talentUserId === clientId) throw offerRefused(t('offers.ownProfile'));
    await this.blocks.requireTogether(clientId, talentUserId);
    const application = found.application ?? (await this.applicationFor(talentUserId, found.place));
    return { ...found, talent, talentUserId, application };
  }

  private async find(clientId: string, { application, invitation, talent, role }: OfferSubject): Promise<Found> {
    if (application !== undefined) return this.findApplication(clientId, application);
    if (invitation !== undefined) return this.findInvitation(clientId, invitation);
    if (talent === undefined) throw refuseIn({ subject: t('offers.whom') });
    const place = role === undefined ? null : await this.offered.findPlace(clientId, role);
    if (role !== undefined && !place) throw noSuchSubject();
    return { place, application: null, invitationId: null, talentId: talent, userId: null };
  }

  private async findApplication(clientId: string, id: number): Promise<Found> {
    const found = await this.offered.findForOffer(clientId, id);
    if (!found) throw noSuchSubject();
    const { job, role, application } = found;
    if (application.stage === 'withdrawn') throw offerRefused(t('offers.takenBack'));
    const { talentId, userId } = application;
    return { place: { job, role }, application, invitationId: null, talentId, userId };
  }

  private async findInvitation(clientId: string, id: number): Promise<Found> {
    const found = await this.offered.findInvitation(clientId, id);
    if (!found) throw noSuchSubject();
    const { job, role, invited } = found;
    return { place: { job, role }, application: null, invitationId: id, talentId: invited.talentId, userId: invited.userId };
  }

  /** Requires an active account of a talent; `userId` is the account that applied or was invited. */
  private async requireAccount(talent: TalentBySlug, userId: string | null): Promise<string> {
    const id = userId ?? (await this.talents.ownerOf(talent));
    const user = id === null ? null : await this.users.findById(id);
    const canReply = user?.status === 'active' && splitRoles(user.roleId).includes(ROLES.talent);
    if (!user || !canReply) throw offerRefused(t('offers.noAccount', { name: talent.name }));
    return user.id;
  }

  private async applicationFor(userId: string, place: OfferedPlace | null): Promise<OfferedApplication | null> {
    const application = place && (await this.offered.findOfUser(userId, place.role.id));
    return application?.stage === 'withdrawn' ? null : application;
  }
}
