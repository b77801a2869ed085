import { dayInIndia, type JobMatch } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { LookupsService, OwnProfilesService } from '../../talents';
import { matchOf, openToClients, toMatchedTalent } from './match-of';
import { MatchedRolesRepository } from './matched-roles.repository';
import { type MatchedTalent, type MatchNames, requirementsOf } from './role-requirements';

/** How far talents meet what roles ask. */
@Injectable()
export class JobMatches {
  constructor(
    private readonly roles: MatchedRolesRepository,
    private readonly profiles: OwnProfilesService,
    private readonly lookups: LookupsService,
    private readonly clock: Clock,
  ) {}

  /** What is compared of the talent with this address; null unless it is on the site. */
  async talentOf(slug: string): Promise<MatchedTalent | null> {
    const record = slug === '' ? null : await this.profiles.find(slug);
    return record && toMatchedTalent(record, dayInIndia(this.clock.now()));
  }

  /** By the role's id, in the talent's words. Without a profile on the site there is none. */
  async forTalent(slug: string, roleIds: readonly number[]): Promise<ReadonlyMap<number, JobMatch>> {
    const talent = await this.talentOf(slug);
    if (!talent) return new Map();
    const [roles, names] = await Promise.all([this.roles.findByIds(roleIds), this.names()]);
    return new Map(roles.map((role) => [role.id, matchOf(requirementsOf(role, role, names), talent)]));
  }

  /**
   * In the words of the client whose role it is, without what the talent keeps from that client: to be stored with an
   * application. Null without a profile on the site, and for an unknown role.
   */
  async forClient(slug: string, roleId: number): Promise<JobMatch | null> {
    const [record, [role], isVerified, names] = await Promise.all([
      this.profiles.find(slug),
      this.roles.findByIds([roleId]),
      this.roles.isOwnerVerified(roleId),
      this.names(),
    ]);
    const talent = record && toMatchedTalent(record, dayInIndia(this.clock.now()));
    if (!talent || !role) return null;
    return matchOf(openToClients(requirementsOf(role, role, names), record, isVerified), talent, 'client');
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
