import { MEDIUM_TYPE } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import type { Visitor } from '../../kernel/http/access.decorators';
import { CodesService } from '../codes/codes.service';
import type { Medium } from '../codes/medium';
import type { OneTimeCodeEntity } from '../codes/one-time-code.entity';
import { type PendingSocialSignIn, PendingSocialSignInsService } from '../social/pending-social-sign-ins.service';
import { UsersService } from '../users/users.service';

/** Time in milliseconds to fill in the sign-up form after a right code. */
export const PROOF_MS = 30 * 60 * 1000;

/** Medium proved in this browser. `code` null: proved by a provider. */
export type SignUpProof = { readonly medium: Medium; readonly code: OneTimeCodeEntity | null };

@Injectable()
export class SignUpProofsService {
  constructor(
    private readonly codes: CodesService,
    private readonly socials: PendingSocialSignInsService,
    private readonly users: UsersService,
  ) {}

  async find({ sid }: Visitor): Promise<SignUpProof | null> {
    if (sid === null) return null;
    const code = await this.codes.findProof('login', sid);
    if (code) return { medium: this.codes.mediumOf(code), code };
    const pending = await this.socials.find(sid);
    const medium = pending && vouchedFor(pending);
    // A provider does not prove an e-mail address that has an account by now; only a code opens that account.
    if (!medium || (await this.users.findByLogin(medium))) return null;
    return { medium, code: null };
  }

  /** Ends the proof once the account is made or entered. */
  async end({ code }: SignUpProof): Promise<void> {
    if (code) await this.codes.endProof(code);
  }
}

function vouchedFor({ provider, email, isEmailVerified }: PendingSocialSignIn): Medium | null {
  return provider === 'google' && isEmailVerified && email !== '' ? { type: MEDIUM_TYPE.email, value: email.toLowerCase() } : null;
}
