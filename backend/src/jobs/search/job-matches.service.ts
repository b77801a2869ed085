import { dayInIndia, type JobMatch } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { CHILD_STATUS, LookupsService, OwnProfilesService, type TalentRecord } from '../../talents';
import { matchOf, openToClients, toMatchedTalent } from './match-of';
import { MatchedRolesRepository } from './matched-roles.repository';
import { type MatchedTalent, type MatchNames, requirementsOf } from './role-requirements';
import { TalentBookings } from './talent-bookings';

/** Compares talents with the requirements of roles. */
@Injectable()
export class JobMatches {
  constructor(
    private readonly roles: MatchedRolesRepository,
    private readonly profiles: OwnProfilesService,
    private readonly lookups: LookupsService,
    private readonly bookings: TalentBookings,
    private readonly clock: Clock,
  ) {}

  /** Returns the compared data of the talent with this slug; null unless the profile is on the site. */
  async talentOf(slug: string): Promise<MatchedTalent | null> {
    const record = slug === '' ? null : await this.profiles.find(slug);
    return record && this.toMatched(record);
  }

  /** Returns matches by role id, in texts for the talent; none without a profile on the site. */
  async forTalent(slug: string, roleIds: readonly number[]): Promise<ReadonlyMap<number, JobMatch>> {
    const talent = await this.talentOf(slug);
    if (!talent) return new Map();
    const [roles, names] = await Promise.all([this.roles.findByIds(roleIds), this.names()]);
    return new Map(roles.map((role) => [role.id, matchOf(requirementsOf(role, role, names), talent)]));
  }

  /**
   * Returns the match in texts for the role's client, to be stored with an application. Sections hidden from the client are
   * not compared. Null without a profile on the site, and for an unknown role.
   */
  async forClient(slug: string, roleId: number): Promise<JobMatch | null> {
    const [record, [role], isVerified, names] = await Promise.all([
      this.profiles.find(slug),
      this.roles.findByIds([roleId]),
      this.roles.isOwnerVerified(roleId),
      this.names(),
    ]);
    const talent = record && (await this.toMatched(record));
    if (!talent || !role) return null;
    // A client does not learn in which city a child lives.
    const place = record.status === CHILD_STATUS ? { ...role, cityId: null } : role;
    return matchOf(openToClients(requirementsOf(role, place, names), record, isVerified), talent, 'client');
  }

  private async toMatched(record: TalentRecord): Promise<MatchedTalent | null> {
    const today = dayInIndia(this.clock.now());
    return toMatchedTalent(record, today, await this.bookings.ofTalent(record.id, today));
  }

  async names(): Promise<MatchNames> {
    const lookups = await this.lookups.read();
    return {
      category: (id) => lookups.category(id)?.name ?? '',
      gender: (id) => lookups.all.genders.find((row) => row.id === id)?.name ?? '',
      city: (id) => lookups.cityName(id),
    };
  }
}
