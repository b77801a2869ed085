import { Injectable } from '@nestjs/common';
import { type CurrentSession, fullName, UsersService } from '../../auth';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { CHALLENGE_MS } from './office-hours';
import { Passkeys } from './passkeys';
import { SecondStepRepository } from './second-step.repository';
import { SecondStepService } from './second-step.service';

const MOST_PASSKEYS = 10;

/** Second step by a passkey (WebAuthn level 3). */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly secondStep: SecondStepService,
    private readonly steps: SecondStepRepository,
    private readonly passkeys: Passkeys,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** Returns the options for a new passkey, with a challenge of this session. */
  async creationOptions(session: CurrentSession): Promise<object> {
    await this.secondStep.assertMayEnrol(session);
    const known = await this.ownPasskeys(session);
    if (known.length >= MOST_PASSKEYS) throw new DomainError('LIST_FULL', { detail: t('office.tooManyPasskeys', { most: MOST_PASSKEYS }) });
    const user = await this.users.findById(session.personId);
    const names = { id: session.personId, email: user?.loginEmail ?? session.personId, name: fullName(user) };
    return this.challenged(session, await this.passkeys.creation(names, known));
  }

  async add(session: CurrentSession, name: string, credential: unknown): Promise<readonly string[]> {
    await this.secondStep.assertMayEnrol(session);
    const challenge = await this.takeChallenge(session);
    const passkey = challenge === null ? null : await this.passkeys.verifyCreation(credential, challenge);
    if (!passkey || !(await this.secondStep.add(session.personId, { kind: 'passkey', name, ...passkey })))
      throw new DomainError('SECOND_STEP_FAILED', { detail: t('office.wrongAnswer', { kind: 'passkey' }) });
    return this.secondStep.finishEnrolment(session, 'passkey');
  }

  /** Returns the options for a proof, with a challenge of this session. */
  async proofOptions(session: CurrentSession): Promise<object> {
    return this.challenged(session, await this.passkeys.request(await this.ownPasskeys(session)));
  }

  async prove(session: CurrentSession, credential: { readonly id: string }): Promise<void> {
    await this.secondStep.prove(session, 'passkey', async (passkeys) => {
      const challenge = await this.takeChallenge(session);
      const passkey = passkeys.find(({ credentialId }) => credentialId === credential.id);
      if (challenge === null || !passkey) return false;
      const counter = await this.passkeys.verifyProof(credential, challenge, passkey);
      return counter !== null && this.steps.use(passkey.id, counter, this.clock.now());
    });
  }

  private async ownPasskeys({ personId }: CurrentSession) {
    return (await this.secondStep.confirmed(personId)).filter(({ kind }) => kind === 'passkey');
  }

  private async challenged<T extends { readonly challenge: string }>({ sidHash, personId }: CurrentSession, options: T): Promise<T> {
    const visit = await this.steps.findVisit(sidHash);
    const closed = { sidHash, userId: personId, provedAt: null, openedAt: null };
    await this.steps.saveVisit({ ...(visit ?? closed), challenge: options.challenge, challengeAt: this.clock.now() });
    return options;
  }

  /** Returns the session's challenge, which can be answered once; null when there is none or it is too old. */
  private async takeChallenge({ sidHash }: CurrentSession): Promise<string | null> {
    const visit = await this.steps.findVisit(sidHash);
    if (!visit || visit.challenge === '' || !(await this.steps.takeChallenge(sidHash, visit.challenge))) return null;
    return this.clock.now() - visit.challengeAt > CHALLENGE_MS ? null : visit.challenge;
  }
}
