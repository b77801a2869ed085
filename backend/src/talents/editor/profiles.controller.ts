import {
  type ChangeAddressInput,
  ENDPOINTS,
  type OwnProfileResponse,
  type ProfileRevisionInput,
  type SaveProfileInput,
  SCHEMAS,
} from '@alltalent/shared/contracts';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { validated } from '../../kernel/http/validated.pipe';
import { CurrentUser } from '../../auth';
import { ProfileAddressService } from './profile-address.service';
import { ProfileSavingService } from './profile-saving.service';
import { ProfileSubmissionService } from './profile-submission.service';
import { ProfilesService } from './profiles.service';

@Controller()
export class ProfilesController {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly saving: ProfileSavingService,
    private readonly submission: ProfileSubmissionService,
    private readonly addresses: ProfileAddressService,
  ) {}

  @Get(ENDPOINTS.ownProfile.path)
  read(@CurrentUser() userId: string): Promise<OwnProfileResponse> {
    return this.answer(userId);
  }

  @Post(ENDPOINTS.saveProfile.path)
  @HttpCode(200)
  async save(
    @CurrentUser() userId: string,
    @Body(validated(SCHEMAS.saveProfile.input)) input: SaveProfileInput,
  ): Promise<OwnProfileResponse> {
    await this.saving.save(userId, input);
    return this.answer(userId);
  }

  @Post(ENDPOINTS.submitProfile.path)
  @HttpCode(200)
  async submit(
    @CurrentUser() userId: string,
    @Body(validated(SCHEMAS.submitProfile.input)) { revision }: ProfileRevisionInput,
  ): Promise<OwnProfileResponse> {
    await this.submission.submit(userId, revision);
    return this.answer(userId);
  }

  @Post(ENDPOINTS.takeBackProfile.path)
  @HttpCode(200)
  async takeBack(
    @CurrentUser() userId: string,
    @Body(validated(SCHEMAS.takeBackProfile.input)) { revision }: ProfileRevisionInput,
  ): Promise<OwnProfileResponse> {
    await this.submission.takeBack(userId, revision);
    return this.answer(userId);
  }

  @Post(ENDPOINTS.changeAddress.path)
  @HttpCode(200)
  async changeAddress(
    @CurrentUser() userId: string,
    @Body(validated(SCHEMAS.changeAddress.input)) input: ChangeAddressInput,
  ): Promise<OwnProfileResponse> {
    await this.addresses.change(userId, input);
    return this.answer(userId);
  }

  private async answer(userId: string): Promise<OwnProfileResponse> {
    return { status: 200, data: await this.profiles.read(userId) };
  }
}
