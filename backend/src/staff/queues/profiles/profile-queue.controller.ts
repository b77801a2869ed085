import type {
  DecideInput,
  DoneResponse,
  QueueIdInput,
  QueuePageInput,
  QueueResponse,
  ReviewedPhotoInput,
  ReviewedProfileResponse,
  ReviewedReelInput,
} from '@alltalent/shared/contracts';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser } from '../../../auth';
import { actingAs } from '../../../kernel/audit/acting';
import { DomainError } from '../../../kernel/domain-error';
import { Handles } from '../../../kernel/http/handles.decorator';
import { Input } from '../../../kernel/http/input.decorator';
import { sendObject } from '../../../kernel/http/send-object';
import { t } from '../../../kernel/messages';
import { guardPhoto } from '../../../talents';
import { DecidingProfilesService } from './deciding-profiles.service';
import { ProfileItemsService } from './profile-items.service';
import { ReviewedProfileService } from './reviewed-profile.service';
import { SubmittedFilesService } from './submitted-files.service';

@Controller()
export class ProfileQueueController {
  constructor(
    private readonly items: ProfileItemsService,
    private readonly profiles: ReviewedProfileService,
    private readonly files: SubmittedFilesService,
    private readonly deciding: DecidingProfilesService,
  ) {}

  @Handles('profileQueue')
  list(@CurrentUser() staffId: string, @Input() input: QueuePageInput): Promise<QueueResponse> {
    return actingAs(staffId, () => this.items.page(input));
  }

  @Handles('queuedProfile')
  async read(@CurrentUser() staffId: string, @Input() { id }: QueueIdInput): Promise<ReviewedProfileResponse> {
    return { status: 200, data: await actingAs(staffId, () => this.profiles.read(id)) };
  }

  /** Serves a photo to this browser alone, which keeps no copy of it. */
  @Handles('reviewedPhoto')
  async photo(@Input() { id, photo }: ReviewedPhotoInput, @Res() reply: FastifyReply): Promise<void> {
    const { file, root } = await this.files.photo(id, photo);
    guardPhoto(reply, { cacheControl: 'private, no-store', embedding: 'same-origin' });
    await reply.sendFile(file, root, { cacheControl: false, acceptRanges: false, dotfiles: 'deny' });
  }

  @Handles('reviewedReel')
  async reel(@Input() { id, reel }: ReviewedReelInput, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { store, file } = await this.files.reel(id, reel);
    if (!(await sendObject(store, file, { request, reply }))) throw new DomainError('NOT_FOUND');
  }

  @Handles('decideProfile')
  async decide(@CurrentUser() staffId: string, @Input() input: DecideInput): Promise<DoneResponse> {
    await actingAs(staffId, () => this.deciding.decide(input));
    return { status: 200, message: t('officeQueues.done') };
  }
}
