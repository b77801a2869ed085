import type {
  AddPasskeyInput,
  DoneResponse,
  EnrolledResponse,
  NewTotpResponse,
  OfficeSessionResponse,
  PasskeyOptionsResponse,
  ProvePasskeyInput,
  RecoveryCodeInput,
  RemovePasskeyInput,
  TotpCodeInput,
} from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { type CurrentSession, OwnSession } from '../../auth';
import { actingAs } from '../../kernel/audit/acting';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { AuthenticatorAppService } from './authenticator-app.service';
import { PasskeysService } from './passkeys.service';
import { SecondStepService } from './second-step.service';

@Controller()
export class SecondStepController {
  constructor(
    private readonly secondStep: SecondStepService,
    private readonly app: AuthenticatorAppService,
    private readonly passkeys: PasskeysService,
  ) {}

  @Handles('officeSession')
  async session(@OwnSession() session: CurrentSession): Promise<OfficeSessionResponse> {
    return { status: 200, data: await this.secondStep.describe(session) };
  }

  @Handles('beginTotp')
  async beginTotp(@OwnSession() session: CurrentSession): Promise<NewTotpResponse> {
    return { status: 200, ...(await this.app.begin(session)) };
  }

  @Handles('confirmTotp')
  confirmTotp(@OwnSession() session: CurrentSession, @Input() { code }: TotpCodeInput): Promise<EnrolledResponse> {
    return this.enrolled(session, () => this.app.confirm(session, code));
  }

  @Handles('proveTotp')
  proveTotp(@OwnSession() session: CurrentSession, @Input() { code }: TotpCodeInput): Promise<OfficeSessionResponse> {
    return this.changed(session, () => this.app.prove(session, code));
  }

  @Handles('proveRecovery')
  proveRecovery(@OwnSession() session: CurrentSession, @Input() { code }: RecoveryCodeInput): Promise<OfficeSessionResponse> {
    return this.changed(session, () =>
      this.secondStep.prove(session, 'recovery', (codes) => this.secondStep.useRecoveryCode(session.personId, codes, code)),
    );
  }

  @Handles('newPasskeyOptions')
  async newPasskeyOptions(@OwnSession() session: CurrentSession): Promise<PasskeyOptionsResponse> {
    return { status: 200, options: await this.passkeys.creationOptions(session) };
  }

  @Handles('addPasskey')
  addPasskey(@OwnSession() session: CurrentSession, @Input() { name, credential }: AddPasskeyInput): Promise<EnrolledResponse> {
    return this.enrolled(session, () => this.passkeys.add(session, name, credential));
  }

  @Handles('removePasskey')
  removePasskey(@OwnSession() session: CurrentSession, @Input() { id }: RemovePasskeyInput): Promise<OfficeSessionResponse> {
    return this.changed(session, () => this.secondStep.removePasskey(session, id));
  }

  @Handles('passkeyOptions')
  async passkeyOptions(@OwnSession() session: CurrentSession): Promise<PasskeyOptionsResponse> {
    return { status: 200, options: await this.passkeys.proofOptions(session) };
  }

  @Handles('provePasskey')
  provePasskey(@OwnSession() session: CurrentSession, @Input() { credential }: ProvePasskeyInput): Promise<OfficeSessionResponse> {
    return this.changed(session, () => this.passkeys.prove(session, credential));
  }

  @Handles('newRecoveryCodes')
  newRecoveryCodes(@OwnSession() session: CurrentSession): Promise<EnrolledResponse> {
    return this.enrolled(session, () => this.secondStep.renewRecoveryCodes(session));
  }

  @Handles('leaveOffice')
  async leave(@OwnSession() session: CurrentSession): Promise<DoneResponse> {
    await this.secondStep.leave(session);
    return { status: 200, message: '' };
  }

  private async enrolled(session: CurrentSession, work: () => Promise<readonly string[]>): Promise<EnrolledResponse> {
    const codes = await actingAs(session.personId, work);
    return { status: 200, recovery_codes: [...codes], data: await this.secondStep.describe(session) };
  }

  private async changed(session: CurrentSession, work: () => Promise<void>): Promise<OfficeSessionResponse> {
    await actingAs(session.personId, work);
    return { status: 200, data: await this.secondStep.describe(session) };
  }
}
