import type { MembershipPlansResponse, MembershipSettingsInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { actingAs, actor } from '../../kernel/audit/acting';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { Clock } from '../../kernel/clock/clock';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError } from '../../kernel/domain-error';
import { ManagersRepository } from '../plans/managers.repository';
import { PlanVersionsRepository } from '../plans/plan-versions.repository';
import { type PlanRow, PlansRepository } from '../plans/plans.repository';
import { PlansService } from '../plans/plans.service';
import { changeOfStates, changesOfBenefits, changesOfRates } from './settings-changes';
import { type SettingsPart, subjectOf } from './settings-parts';
import { badFieldsOfSettings } from './settings.policy';
import { StoredSettingsService } from './stored-settings.service';

type Plans = NonNullable<MembershipSettingsInput['plans']>;
type PlanBenefits = NonNullable<MembershipSettingsInput['benefits']>;

/** What staff change of the membership without a release. */
@Injectable()
export class MembershipSettingsService {
  constructor(
    private readonly plans: PlansRepository,
    private readonly versions: PlanVersionsRepository,
    private readonly managers: ManagersRepository,
    private readonly stored: StoredSettingsService,
    private readonly page: PlansService,
    private readonly users: UsersService,
    private readonly audit: AuditTrail,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Saves the parts that are sent, all of them or none. Throws VALIDATION_FAILED, and REVISION_STALE for another version than that of now. */
  async save(staffId: string, input: MembershipSettingsInput): Promise<MembershipPlansResponse['data']> {
    const currencies = (await this.users.currencies()).map(({ code }) => code);
    const fields = badFieldsOfSettings(input, { currencies, now: this.clock.now() });
    if (Object.keys(fields).length > 0) throw new DomainError('VALIDATION_FAILED', { fields });
    const work = () => actingAs(staffId, () => this.saveIn(input));
    // What a colleague saved while this one waited for the lock is read, too.
    await retryLockConflicts(() => this.transactions.run(work, { readsCommitted: true }));
    return this.page.page();
  }

  private async saveIn({ version, ...input }: MembershipSettingsInput): Promise<void> {
    const { plans, benefits, rates, questions, shoot_excluded_states: states, managers } = input;
    // Savers of any part wait for one another here, so that of two with one version the second is refused.
    const firstSold = await this.plans.lockAll();
    if (version !== undefined) await this.stored.requireVersion(version);
    if (plans) await this.savePlans(plans);
    if (benefits) await this.saveBenefits(benefits, firstSold);
    const former = await this.page.settings();
    if (rates) await this.saveList('rates', rates, changesOfRates(former.rates, rates) || `${rates.length} entries`);
    if (questions) await this.saveList('questions', questions, `${former.questions.length} -> ${questions.length} entries`);
    if (states) await this.saveStates(former.shootExcludedStates, [...new Set(states)]);
    if (managers) await this.saveManagers(managers);
  }

  private async savePlans(plans: Plans): Promise<void> {
    const now = this.clock.now();
    const prices: string[] = [];
    for (const { id, name, tagline, price_minor: priceMinor, benefits } of plans) {
      const sold = await this.plans.find(id, now);
      await this.plans.changeBenefits(id, benefits);
      if (sold && (sold.name !== name || sold.tagline !== tagline || sold.priceMinor !== priceMinor)) {
        await this.versions.add({ planId: id, name, tagline, priceMinor, fromAt: now, madeAt: now, madeBy: actor(), reason: '' });
      }
      prices.push(sold && sold.priceMinor !== priceMinor ? `${id} ${sold.priceMinor} -> ${priceMinor}` : `${id} ${priceMinor}`);
    }
    await this.record('plans', prices.join(', '));
  }

  /** Saves benefits alone. The free plan's applications are configured, so those that are stored stay. */
  private async saveBenefits(plans: PlanBenefits, stored: readonly PlanRow[]): Promise<void> {
    const changes: string[] = [];
    for (const { id, benefits } of plans) {
      const before = stored.find((plan) => plan.id === id)?.benefits;
      const kept = id === 'free' && before ? { applications_per_month: before.applications_per_month } : {};
      const after = { ...benefits, ...kept };
      await this.plans.changeBenefits(id, after);
      changes.push(...changesOfBenefits(before, after).map((change) => `${id} ${change}`));
    }
    await this.record('benefits', changes.join(', '));
  }

  private async saveList(part: 'rates' | 'questions', value: readonly unknown[], change: string): Promise<void> {
    await this.plans.saveSetting({ name: part, value, changedAt: this.clock.now() });
    await this.record(part, change);
  }

  private async saveStates(former: readonly string[], states: readonly string[]): Promise<void> {
    await this.plans.saveSetting({ name: 'shoot-excluded-states', value: states, changedAt: this.clock.now() });
    await this.record('shoot_excluded_states', changeOfStates(former, states));
  }

  /** Saves the managers. The entry says how many, as the audit trail names nobody. */
  private async saveManagers(managers: NonNullable<MembershipSettingsInput['managers']>): Promise<void> {
    const former = (await this.managers.findAll()).filter(({ isActive }) => isActive);
    await this.managers.replace(managers.map(({ name, email }) => ({ name, email: email.toLowerCase() })));
    await this.record('managers', `${former.length} -> ${managers.length} active`);
  }

  private record(part: SettingsPart, detail: string): Promise<void> {
    return this.audit.record('save-membership-settings', subjectOf(part), detail);
  }
}
