import { createHash } from 'node:crypto';
import type { PromoCodeInput, PromoCodesResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { actingAs } from '../../kernel/audit/acting';
import { AuditRepository } from '../../kernel/audit/audit.repository';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { Clock } from '../../kernel/clock/clock';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { PlansService } from '../plans/plans.service';
import type { PromoCode } from '../promo-codes/promo-codes.policy';
import { PromoCodesRepository } from '../promo-codes/promo-codes.repository';
import { badFieldsOfCode } from './promo-codes.policy';
import { detailOfCode } from './promo-code-changes';

type ListedCode = PromoCodesResponse['data'][number];

/** Promo codes, as staff keep them. */
@Injectable()
export class PromoCodesStaffService {
  constructor(
    private readonly codes: PromoCodesRepository,
    private readonly plans: PlansService,
    private readonly users: UsersService,
    private readonly entries: AuditRepository,
    private readonly audit: AuditTrail,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<ListedCode[]> {
    return (await this.codes.findAll()).map(toListed);
  }

  /** Makes a code, or changes it; the count of its uses stays. Throws VALIDATION_FAILED. */
  async save(staffId: string, input: PromoCodeInput): Promise<ListedCode[]> {
    const fields = badFieldsOfCode(input, await this.plans.all());
    if (Object.keys(fields).length > 0) throw new DomainError('VALIDATION_FAILED', { fields });
    await this.transactions.run(() => this.saveIn(staffId, input));
    return this.list();
  }

  private async saveIn(staffId: string, input: PromoCodeInput): Promise<void> {
    const changed = toCode(input);
    const known = await this.codes.lock(changed.code);
    await this.requireVersion(input, known);
    const isNew = !known && (await this.codes.add({ ...changed, uses: 0, madeAt: this.clock.now() }));
    if (!known && !isNew && input.version === '') throw codeTaken(changed.code);
    if (!isNew) await this.codes.change(changed);
    await actingAs(staffId, () => this.audit.record('save-promo-code', `promo-code:${input.code}`, detailOfCode(changed, known)));
  }

  /** Throws for a new code whose name is taken, and for a change of a version that somebody replaced, saying who did. */
  private async requireVersion({ version, code }: PromoCodeInput, known: PromoCode | null): Promise<void> {
    if (version === undefined) return;
    if (version === '') {
      if (known) throw codeTaken(code);
      return;
    }
    if (known && versionOf(known) === version) return;
    const [entry] = await this.entries.findActs(1, [`promo-code:${code}`]);
    const name = entry && ((await this.users.namesOf([entry.actor])).get(entry.actor) ?? entry.actor);
    throw new DomainError('REVISION_STALE', { detail: t('membership.staff.codeChanged', { name: name ?? '' }) });
  }
}

/** Names what staff wrote of a code, whatever its uses: another text for every change. */
function versionOf({ uses: _uses, madeAt: _madeAt, ...written }: PromoCode): string {
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(written).toSorted()))
    .digest('hex')
    .slice(0, 20);
}

function codeTaken(code: string): DomainError {
  return new DomainError('VALIDATION_FAILED', { fields: { code: t('membership.staff.codeTaken', { code }) } });
}

/** Maps what staff send. A shoot that excludes no states is not for those without shoots, as the settings name them. */
function toCode(input: PromoCodeInput): Omit<PromoCode, 'uses' | 'madeAt'> {
  return {
    code: input.code,
    kind: input.kind,
    value: input.value,
    plans: [...new Set(input.plans)],
    excludedStates: input.kind === 'shoot' && input.excluded_states.length === 0 ? null : [...new Set(input.excluded_states)],
    fromDay: input.from,
    toDay: input.to,
    mostUses: input.most_uses,
    isOncePerPerson: input.is_once_per_person,
    isActive: input.is_active,
  };
}

function toListed(code: PromoCode): ListedCode {
  return {
    code: code.code,
    kind: code.kind,
    value: code.value,
    plans: [...code.plans],
    excluded_states: [...(code.excludedStates ?? [])],
    from: code.fromDay,
    to: code.toDay,
    most_uses: code.mostUses,
    is_once_per_person: code.isOncePerPerson,
    is_active: code.isActive,
    uses: code.uses,
    version: versionOf(code),
  };
}
