import type { ChangeAddressInput, OwnProfileResponse, ProfileRevisionInput, SaveProfileInput } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { CurrentUser } from '../../auth';
import { ProfileSlugService } from './profile-slug.service';
import { ProfileSavingService } from './profile-saving.service';
import { ProfileSubmissionService } from './profile-submission.service';
import { ProfilesService } from './profiles.service';

@Controller()
export class ProfilesController {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly saving: ProfileSavingService,
    private readonly submission: ProfileSubmissionService,
    private readonly slugs: ProfileSlugService,
  ) {}

  @Handles('ownProfile')
  read(@CurrentUser() userId: string): Promise<OwnProfileResponse> {
    return this.respond(userId);
  }

  @Handles('saveProfile')
  async save(@CurrentUser() userId: string, @Input() input: SaveProfileInput): Promise<OwnProfileResponse> {
    await this.saving.save(userId, input);
    return this.respond(userId);
  }

  @Handles('submitProfile')
  async submit(@CurrentUser() userId: string, @Input() { revision }: ProfileRevisionInput): Promise<OwnProfileResponse> {
    await this.submission.submit(userId, revision);
    return this.respond(userId);
  }

  @Handles('takeBackProfile')
  async takeBack(@CurrentUser() userId: string, @Input() { revision }: ProfileRevisionInput): Promise<OwnProfileResponse> {
    await this.submission.takeBack(userId, revision);
    return this.respond(userId);
  }

  @Handles('changeAddress')
  async changeAddress(@CurrentUser() userId: string, @Input() input: ChangeAddressInput): Promise<OwnProfileResponse> {
    await this.slugs.change(userId, input);
    return this.respond(userId);
  }

  private async respond(userId: string): Promise<OwnProfileResponse> {
    return { status: 200, data: await this.profiles.read(userId) };
  }
}
