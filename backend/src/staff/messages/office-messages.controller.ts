import type {
  DropMessagesInput,
  MovedMessagesResponse,
  SendMessagesAgainInput,
  UnsentMessagesInput,
  UnsentMessagesResponse,
} from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../auth';
import { actingAs } from '../../kernel/audit/acting';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { OfficeMessagesService } from './office-messages.service';

@Controller()
export class OfficeMessagesController {
  constructor(private readonly messages: OfficeMessagesService) {}

  @Handles('unsentMessages')
  list(@CurrentUser() staffId: string, @Input() input: UnsentMessagesInput): Promise<UnsentMessagesResponse> {
    return actingAs(staffId, () => this.messages.list(input));
  }

  @Handles('sendMessagesAgain')
  sendAgain(@CurrentUser() staffId: string, @Input() input: SendMessagesAgainInput): Promise<MovedMessagesResponse> {
    return actingAs(staffId, () => this.messages.sendAgain(input));
  }

  @Handles('dropMessages')
  drop(@CurrentUser() staffId: string, @Input() input: DropMessagesInput): Promise<MovedMessagesResponse> {
    return actingAs(staffId, () => this.messages.drop(input));
  }
}
