import type { ChangePhotoInput, OrderPhotosInput, OwnProfileResponse, RemovePhotoInput } from '@alltalent/shared/contracts';
import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Handles } from '../../../kernel/http/handles.decorator';
import { Input } from '../../../kernel/http/input.decorator';
import { DomainError } from '../../../kernel/domain-error';
import { guardPhoto } from '../../pictures/photo-headers';
import { parsePhotoFile } from '../../pictures/photo-name';
import { PhotoStore } from '../../pictures/photo-store';
import { CurrentUser } from '../../../auth';
import type { UploadedPhoto } from './photo-renderer.service';
import { PhotoChangesService } from './photo-changes.service';
import { ProfilePhotosService } from '../profile-photos.service';
import { ProfilesService } from '../profiles.service';
import { Uploaded } from './uploaded-photo.decorator';

@Controller()
export class PhotosController {
  constructor(
    private readonly changes: PhotoChangesService,
    private readonly photos: ProfilePhotosService,
    private readonly profiles: ProfilesService,
    private readonly store: PhotoStore,
  ) {}

  @Handles('addPhoto')
  async add(@CurrentUser() userId: string, @Uploaded() photo: UploadedPhoto): Promise<OwnProfileResponse> {
    await this.changes.add(userId, photo);
    return this.respond(userId);
  }

  @Handles('changePhoto')
  async change(@CurrentUser() userId: string, @Input() input: ChangePhotoInput): Promise<OwnProfileResponse> {
    await this.changes.change(userId, input);
    return this.respond(userId);
  }

  @Handles('orderPhotos')
  async order(@CurrentUser() userId: string, @Input() { photo_ids }: OrderPhotosInput): Promise<OwnProfileResponse> {
    await this.changes.order(userId, photo_ids);
    return this.respond(userId);
  }

  @Handles('removePhoto')
  async remove(@CurrentUser() userId: string, @Input() { photo_id }: RemovePhotoInput): Promise<OwnProfileResponse> {
    await this.changes.remove(userId, photo_id);
    return this.respond(userId);
  }

  /** Serves the owner's files, approved or not, originals included. Only the owner's session opens them. */
  @Get('api/profile/photos/:file')
  async file(@CurrentUser() userId: string, @Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    const photo = parsePhotoFile(file);
    if (!photo || !(await this.photos.isOwn(userId, photo.name))) {
      throw new DomainError('NOT_FOUND', { detail: 'There is no such photo.' });
    }
    guardPhoto(reply, { cacheControl: 'no-store', embedding: 'same-origin' });
    await reply.sendFile(this.store.relative(photo), this.store.root, { cacheControl: false, acceptRanges: false, dotfiles: 'deny' });
  }

  private async respond(userId: string): Promise<OwnProfileResponse> {
    return { status: 200, data: await this.profiles.read(userId) };
  }
}
