import { dayInIndia, formatDay } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { type ApplicationAllowance, BenefitsService } from '../../membership';
import { isCountedAlready, isSpent } from './application-allowance.policy';
import { ApplicationsRepository } from './applications.repository';
import { InvitationsRepository } from './invitations.repository';

type Place = {
  readonly jobId: number;
  /** Left out: any role of the job. */
  readonly roleId?: number;
};

/** Applies the plan's number of applications a month. An invitation may always be answered: that neither counts nor is refused. */
@Injectable()
export class ApplicationAllowanceService {
  constructor(
    private readonly benefits: BenefitsService,
    private readonly applications: ApplicationsRepository,
    private readonly invitations: InvitationsRepository,
    private readonly users: UsersService,
  ) {}

  read(userId: string): Promise<ApplicationAllowance> {
    return this.benefits.applicationsOf(userId);
  }

  /** Tells whether an application there is within the allowance. */
  async fits(userId: string, allowance: ApplicationAllowance, { jobId, roleId }: Place): Promise<boolean> {
    if (!isSpent(allowance)) return true;
    const isThere = (row: { readonly roleId: number }) => roleId === undefined || row.roleId === roleId;
    if ((await this.invitations.findOfUserForJob(userId, jobId)).some(isThere)) return true;
    const former = await this.applications.findOfUserForJob(userId, jobId);
    return former.some((application) => isThere(application) && isCountedAlready(application, allowance));
  }

  /** Locks the account, so that of two applications at once the second counts the first. Throws APPLY_BARRED beyond the limit. */
  async require(userId: string, place: Required<Place>): Promise<void> {
    await this.users.lock(userId);
    const allowance = await this.read(userId);
    if (!(await this.fits(userId, allowance, place))) throw allowanceSpent(allowance);
  }
}

export function allowanceSpent({ used, limit, resetsAt, isMember }: ApplicationAllowance): DomainError {
  if (limit === 0 && !isMember) return new DomainError('APPLY_BARRED', { detail: t('apply.membersOnly') });
  const sentence = isMember ? 'apply.spentByMember' : 'apply.spent';
  return new DomainError('APPLY_BARRED', { detail: t(sentence, { used, limit: limit ?? 0, day: formatDay(dayInIndia(resetsAt)) }) });
}
