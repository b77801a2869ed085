import { Injectable } from '@nestjs/common';
import { type CurrentSession, UsersService } from '../../auth';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { openSealedText, sealText } from '../../kernel/sealed-text';
import { SecondStepRepository } from './second-step.repository';
import { SecondStepService } from './second-step.service';
import { newTotpSecret, totpStep, totpUri } from './totp';

/** Second step by an authenticator app (TOTP, RFC 6238). */
@Injectable()
export class AuthenticatorAppService {
  constructor(
    private readonly secondStep: SecondStepService,
    private readonly steps: SecondStepRepository,
    private readonly users: UsersService,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** Stores a secret that proves nothing until `confirm`; a secret that was begun before is forgotten. */
  async begin(session: CurrentSession): Promise<{ secret: string; uri: string }> {
    await this.secondStep.assertMayEnrol(session);
    const begun = (await this.steps.findFactors(session.personId)).filter(({ isConfirmed }) => !isConfirmed);
    for (const { id } of begun) await this.steps.deleteFactor(session.personId, id);
    const secret = newTotpSecret();
    await this.secondStep.add(session.personId, { kind: 'totp', secret: sealText(this.config.secretKey, secret), isConfirmed: false });
    const user = await this.users.findById(session.personId);
    return { secret, uri: totpUri(secret, user?.loginEmail ?? session.personId) };
  }

  /** Confirms the begun secret by its first code; it replaces an app that was there before. */
  async confirm(session: CurrentSession, code: string): Promise<readonly string[]> {
    await this.secondStep.assertMayEnrol(session);
    const factors = (await this.steps.findFactors(session.personId)).filter(({ kind }) => kind === 'totp');
    const begun = factors.find(({ isConfirmed }) => !isConfirmed);
    const step = begun && this.stepOf(begun.secret, code);
    if (!begun || step === undefined || step === null || !(await this.steps.use(begun.id, step, this.clock.now())))
      throw new DomainError('SECOND_STEP_FAILED', { fields: { code: t('office.wrongAnswer', { kind: 'totp' }) } });
    for (const { id } of factors) if (id !== begun.id) await this.steps.deleteFactor(session.personId, id);
    await this.steps.confirmFactor(begun.id);
    return this.secondStep.finishEnrolment(session, 'totp');
  }

  /** Opens the office by a code; each code counts once, concurrent uses included. */
  async prove(session: CurrentSession, code: string): Promise<void> {
    await this.secondStep.prove(session, 'totp', async ([app]) => {
      const step = app && this.stepOf(app.secret, code);
      return app !== undefined && step !== null && step !== undefined && this.steps.use(app.id, step, this.clock.now());
    });
  }

  private stepOf(sealed: string, code: string): number | null {
    const secret = openSealedText(this.config.secretKey, sealed);
    return secret === null ? null : totpStep(secret, code, this.clock.now());
  }
}
