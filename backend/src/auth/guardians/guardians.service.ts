import {
  type AddChildInput,
  ageOn,
  type ChildListResponse,
  dayInIndia,
  type DoneResponse,
  LIMITS,
  ROLES,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { requireRole } from '../users/require-role';
import { UsersService } from '../users/users.service';
import { ChildAccountsService } from './child-accounts.service';
import { newChildId } from './child-id';
import { ChildWaitingRepository } from './child-waiting.repository';
import { CONSENT } from './consent-text';
import type { ChildProfileEntity } from './guardians.entities';
import { type ExportedChild, toChild, toExportedChild } from './guardians.mapper';
import { type ChildRecord, findSameChild, hasConsent, hasPresentConsent, MOST_CHILDREN, refuseBirthDate } from './guardians.policy';
import { type ChildChange, GuardiansRepository } from './guardians.repository';

/** Children, registered by a parent or guardian with a recorded consent that can be withdrawn (D23). */
@Injectable()
export class GuardiansService {
  constructor(
    private readonly guardians: GuardiansRepository,
    private readonly users: UsersService,
    private readonly accounts: ChildAccountsService,
    private readonly waiting: ChildWaitingRepository,
    private readonly clock: Clock,
  ) {}

  async list(userId: string): Promise<ChildListResponse> {
    const children = await this.guardians.findChildren(userId);
    const waiting = await this.waiting.read(userId);
    const today = this.today();
    return {
      status: 200,
      data: children.map((record) => toChild(record, { account: waiting.get(record.child.id), today })),
      consent: { ...CONSENT },
    };
  }

  /** Registers a child with its account; for a registered child whose consent is withdrawn, or to an older text, it renews the consent. */
  async add(userId: string, input: AddChildInput): Promise<DoneResponse> {
    await this.requireAdult(userId);
    requireNewestText(input.consent_version);
    const refusal = refuseBirthDate(input.birth_date, this.today());
    if (refusal) throw new DomainError('VALIDATION_FAILED', { fields: { birth_date: refusal } });
    await this.guardians.change(userId, (children, guardian) => {
      requireRole(guardian, ROLES.guardian);
      return this.decideOn(input, { guardianId: userId, children });
    });
    return { status: 200, message: `${input.first_name} is registered. Your consent is recorded; you can withdraw it at any time.` };
  }

  /** Closes the accounts of the guardian's children until `openAccounts`: the guardian asked for the deletion of the own account. */
  async closeAccounts(userId: string): Promise<void> {
    await this.guardians.change(userId, (children) => ({
      alongside: async () => {
        for (const { child } of children) await this.accounts.close(child);
      },
    }));
  }

  /** Opens the accounts again that `closeAccounts` closed; nothing changes for a child without a valid consent. */
  async openAccounts(userId: string): Promise<void> {
    await this.guardians.change(userId, (children) => ({
      alongside: async () => {
        for (const { child } of children.filter(hasConsent)) await this.accounts.reopen(child);
      },
    }));
  }

  async hasChildren(userId: string): Promise<boolean> {
    return (await this.guardians.findChildren(userId)).length > 0;
  }

  /** Everything stored about the user's children. */
  async exportFor(userId: string): Promise<readonly ExportedChild[]> {
    return (await this.guardians.findChildren(userId)).map(toExportedChild);
  }

  /** Ids of the user's children, which are those of their accounts as well. */
  async idsOf(userId: string): Promise<readonly string[]> {
    return (await this.guardians.findChildren(userId)).map(({ child }) => child.id);
  }

  private decideOn(input: AddChildInput, { guardianId, children }: { guardianId: string; children: readonly ChildRecord[] }): ChildChange {
    const same = findSameChild(children, input);
    if (same && hasPresentConsent(same)) throw refuseIn('first_name', 'This child is registered in your account already.');
    if (!same && children.length >= MOST_CHILDREN)
      throw refuseIn('first_name', `One account can register ${MOST_CHILDREN} children. Please write to support if you have more.`);
    const now = this.clock.now();
    const child: ChildProfileEntity = {
      id: same?.child.id ?? newChildId(),
      guardianId,
      firstName: input.first_name,
      lastName: input.last_name,
      birthDate: input.birth_date,
      relation: input.relation,
      createdAt: same?.child.createdAt ?? now,
    };
    const givenAt = Math.max(now, (same?.consents.at(-1)?.givenAt ?? 0) + 1);
    const consent = { childId: child.id, guardianId, version: input.consent_version, givenAt, withdrawnAt: null };
    return { child, consent, alongside: () => this.accounts.open(child) };
  }

  private async requireAdult(userId: string): Promise<void> {
    const birthDate = (await this.users.findById(userId))?.birthDate ?? null;
    const detail =
      birthDate === null
        ? 'We do not know your own date of birth, and only adults can register a child. Please write to support to have it added.'
        : 'Only adults can register a child: you must be 18 or older.';
    if (birthDate === null || ageOn(birthDate, this.today()) < LIMITS.ageOfMajority) throw new DomainError('FORBIDDEN', { detail });
  }

  private today(): string {
    return dayInIndia(this.clock.now());
  }
}

/** Refuses consent to an older text; the error carries the new one. */
function requireNewestText(version: string): void {
  if (version === CONSENT.version) return;
  const message = 'The consent text has changed since you opened this page. Please read it again and agree.';
  throw new DomainError('VALIDATION_FAILED', { detail: `${message} It says now: ${CONSENT.text}`, fields: { consent_version: message } });
}

function refuseIn(field: keyof AddChildInput, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', { fields: { [field]: message } });
}
