import { rightsOf, type Declaration } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import type { CurrentSession, OfficeView } from '../../auth';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { StaffMembersRepository } from '../members/staff-members.repository';
import { confirmedUntil, openUntil } from './office-hours';
import { SecondStepRepository } from './second-step.repository';

type Need = Pick<Declaration, 'access' | 'right' | 'isDangerous'>;

/** Decides who may call the office. */
@Injectable()
export class OfficeAccessService {
  constructor(
    private readonly members: StaffMembersRepository,
    private readonly steps: SecondStepRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws NOT_FOUND to everybody who does not work in the office, so that nobody learns what is there; SECOND_STEP_NEEDED without the
   * second step; FORBIDDEN without the right.
   */
  async assert({ personId, userId, sidHash }: CurrentSession, { access, right, isDangerous = false }: Need): Promise<void> {
    const member = personId === userId ? await this.members.find(personId) : null;
    if (!member) throw new DomainError('NOT_FOUND');
    if (access === 'office-door') return;
    const visit = await this.steps.findVisit(sidHash);
    const now = this.clock.now();
    const end = isDangerous ? confirmedUntil(visit, now) : openUntil(visit, now);
    if (visit?.userId !== personId || end === null) {
      throw new DomainError('SECOND_STEP_NEEDED', { detail: t(isDangerous ? 'office.confirmAgain' : 'office.secondStep') });
    }
    if (right !== undefined && !rightsOf(member.roles).includes(right)) throw new DomainError('FORBIDDEN', { detail: t('office.noRight') });
  }

  /** Whether the person of a view may still see accounts: with the right, and while the office is open where they asked for it. */
  async mayLook({ staffId, staffSidHash }: Pick<OfficeView, 'staffId' | 'staffSidHash'>): Promise<boolean> {
    const [member, visit] = await Promise.all([this.members.find(staffId), this.steps.findVisit(staffSidHash)]);
    return member !== null && rightsOf(member.roles).includes('people') && openUntil(visit, this.clock.now()) !== null;
  }
}
