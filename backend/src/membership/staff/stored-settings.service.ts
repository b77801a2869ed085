import { createHash } from 'node:crypto';
import { shortMomentInIndia, type StaffMembershipSettings } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { AuditRepository } from '../../kernel/audit/audit.repository';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { ManagersRepository } from '../plans/managers.repository';
import { toPlan } from '../plans/plan.mapper';
import { PlansService } from '../plans/plans.service';
import { SETTINGS_PARTS, subjectOf } from './settings-parts';

/** Settings of the membership as they are stored, and their version. */
@Injectable()
export class StoredSettingsService {
  constructor(
    private readonly plans: PlansService,
    private readonly managers: ManagersRepository,
    private readonly users: UsersService,
    private readonly entries: AuditRepository,
  ) {}

  async read(): Promise<StaffMembershipSettings> {
    const [stored, members, currencies] = await Promise.all([this.find(), this.managers.countMembers(), this.users.currencies()]);
    return {
      ...stored,
      version: versionOf(stored),
      managers: stored.managers.map(({ id, ...manager }) => ({ ...manager, members: members.get(id) ?? 0 })),
      currencies: currencies.map(({ code, name }) => ({ code, name })),
    };
  }

  /** Throws REVISION_STALE for another version than that of now, and says who saved last. Locks nothing itself. */
  async requireVersion(version: string): Promise<void> {
    if (versionOf(await this.find()) === version) return;
    const [entry] = await this.entries.findActs(1, SETTINGS_PARTS.map(subjectOf));
    if (!entry) throw new DomainError('REVISION_STALE', { detail: t('membership.staff.settingsOther') });
    const name = (await this.users.namesOf([entry.actor])).get(entry.actor) ?? entry.actor;
    const at = shortMomentInIndia(entry.happenedAt);
    throw new DomainError('REVISION_STALE', { detail: t('membership.staff.settingsChanged', { name, at }) });
  }

  private async find(): Promise<Stored> {
    const [plans, { rates, questions, shootExcludedStates }, managers] = await Promise.all([
      this.plans.all(),
      this.plans.settings(),
      this.managers.findAll(),
    ]);
    return {
      plans: plans.map(toPlan).map(({ id, name, benefits }) => ({ id, name, benefits })),
      rates: [...rates],
      questions: [...questions],
      shoot_excluded_states: [...shootExcludedStates],
      managers: managers.map(({ id, name, email, isActive }) => ({ id, name, email, is_active: isActive })),
    };
  }
}

type StoredManager = Pick<StaffMembershipSettings['managers'][number], 'name' | 'email' | 'is_active'> & { readonly id: number };
type Stored = Pick<StaffMembershipSettings, 'plans' | 'rates' | 'questions' | 'shoot_excluded_states'> & {
  readonly managers: readonly StoredManager[];
};

/** Names what is stored: another text after every change of a part. Names of plans have versions of their own, and members come and go. */
function versionOf({ plans, rates, questions, shoot_excluded_states: states, managers }: Stored): string {
  const benefits = plans.map((plan) => [plan.id, plan.benefits]);
  const contacts = managers.map(({ name, email, is_active: isActive }) => [name, email, isActive]);
  return createHash('sha256')
    .update(JSON.stringify([benefits, rates, questions, states, contacts]))
    .digest('hex')
    .slice(0, 20);
}
