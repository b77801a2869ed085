import { type AlertStateResponse, type AlertTokenInput, alertTokenSchema, type DoneResponse } from '@alltalent/shared/contracts';
import { Controller, Param } from '@nestjs/common';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { validated } from '../../kernel/http/validated.pipe';
import { UnsubscribeService } from './unsubscribe.service';

/** Links of mails. A GET only tells what the link stops, because mail programs and scanners open links by themselves. */
@Controller()
export class UnsubscribeController {
  constructor(private readonly unsubscribing: UnsubscribeService) {}

  @Handles('alertState')
  async read(@Input() { token }: AlertTokenInput): Promise<AlertStateResponse> {
    return { status: 200, data: await this.unsubscribing.read(token) };
  }

  @Handles('unsubscribeAlert')
  async stop(@Param(validated(alertTokenSchema)) { token }: AlertTokenInput): Promise<DoneResponse> {
    await this.unsubscribing.stop(token);
    return { status: 200, message: '' };
  }
}
