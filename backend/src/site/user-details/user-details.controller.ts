import type { UserDetails, UserDetailsRequest } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { type CurrentSession, OwnSession } from '../../auth';
import { UserDetailsService } from './user-details.service';

@Controller()
export class UserDetailsController {
  constructor(private readonly details: UserDetailsService) {}

  @Handles('userDetails')
  find(@OwnSession() session: CurrentSession, @Input() { user_id: askedId }: UserDetailsRequest): Promise<UserDetails> {
    return this.details.find(session, askedId);
  }
}
