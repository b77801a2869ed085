import type { MembershipPlansResponse, MembershipSettingsInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { actingAs, actor } from '../../kernel/audit/acting';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { Clock } from '../../kernel/clock/clock';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError } from '../../kernel/domain-error';
import { ManagersRepository } from '../plans/managers.repository';
import { PlanVersionsRepository } from '../plans/plan-versions.repository';
import { PlansRepository, type SettingName } from '../plans/plans.repository';
import { PlansService } from '../plans/plans.service';
import { badFieldsOfSettings } from './settings.policy';

type Part = keyof MembershipSettingsInput;

/** What staff change of the membership without a release. */
@Injectable()
export class MembershipSettingsService {
  constructor(
    private readonly plans: PlansRepository,
    private readonly versions: PlanVersionsRepository,
    private readonly managers: ManagersRepository,
    private readonly page: PlansService,
    private readonly users: UsersService,
    private readonly audit: AuditTrail,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Saves the parts that are sent, all of them or none. Throws VALIDATION_FAILED. */
  async save(staffId: string, input: MembershipSettingsInput): Promise<MembershipPlansResponse['data']> {
    const currencies = (await this.users.currencies()).map(({ code }) => code);
    const fields = badFieldsOfSettings(input, { currencies, now: this.clock.now() });
    if (Object.keys(fields).length > 0) throw new DomainError('VALIDATION_FAILED', { fields });
    await this.transactions.run(() => actingAs(staffId, () => this.saveIn(input)));
    return this.page.page();
  }

  private async saveIn({ plans, rates, questions, shoot_excluded_states: states, managers }: MembershipSettingsInput): Promise<void> {
    if (plans) await this.savePlans(plans);
    if (rates) await this.saveList('rates', rates);
    if (questions) await this.saveList('questions', questions);
    if (states) await this.saveList('shoot-excluded-states', [...new Set(states)]);
    if (managers) await this.saveManagers(managers);
  }

  private async savePlans(plans: NonNullable<MembershipSettingsInput['plans']>): Promise<void> {
    const now = this.clock.now();
    for (const { id, name, tagline, price_minor: priceMinor, benefits } of plans) {
      const sold = await this.plans.find(id, now);
      await this.plans.changeBenefits(id, benefits);
      if (sold && (sold.name !== name || sold.tagline !== tagline || sold.priceMinor !== priceMinor)) {
        await this.versions.add({ planId: id, name, tagline, priceMinor, fromAt: now, madeAt: now, madeBy: actor(), reason: '' });
      }
    }
    await this.record('plans', plans.map(({ id, price_minor: price }) => `${id} ${price}`).join(', '));
  }

  private async saveList(name: SettingName, value: readonly unknown[]): Promise<void> {
    await this.plans.saveSetting({ name, value, changedAt: this.clock.now() });
    const part = name === 'shoot-excluded-states' ? 'shoot_excluded_states' : name;
    await this.record(part, part === 'shoot_excluded_states' ? value.join(', ') : `${value.length} entries`);
  }

  /** Saves the managers. The entry says how many, as the audit trail names nobody. */
  private async saveManagers(managers: NonNullable<MembershipSettingsInput['managers']>): Promise<void> {
    await this.managers.replace(managers.map(({ name, email }) => ({ name, email: email.toLowerCase() })));
    await this.record('managers', `${managers.length} active`);
  }

  private record(part: Part, detail: string): Promise<void> {
    return this.audit.record('save-membership-settings', `membership:${part}`, detail);
  }
}
