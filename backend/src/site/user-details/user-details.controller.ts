import { ENDPOINTS, SCHEMAS, type UserDetails, type UserDetailsRequest } from '@alltalent/shared/contracts';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { validated } from '../../kernel/http/validated.pipe';
import { CurrentUser } from '../../auth';
import { UserDetailsService } from './user-details.service';

@Controller()
export class UserDetailsController {
  constructor(private readonly details: UserDetailsService) {}

  @Post(ENDPOINTS.userDetails.path)
  @HttpCode(200)
  find(
    @CurrentUser() userId: string,
    @Body(validated(SCHEMAS.userDetails.input)) { user_id: askedId }: UserDetailsRequest,
  ): Promise<UserDetails> {
    return this.details.find(userId, askedId);
  }
}
