import type {
  CropSitePictureInput,
  PictureOriginalKey,
  PictureOriginalResponse,
  SitePicture,
  SitePictureResponse,
  SitePicturesQuery,
  SitePicturesResponse,
} from '@alltalent/shared/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentUser, UsersService } from '../../auth';
import { SitePicturesService, SitePictureUploadsService } from '../../content';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { guardPhoto, UploadedPicture, type UploadedPhoto } from '../../talents';

const CROPS_PER_HOUR = 120;
const HOUR_MS = 60 * 60 * 1000;

@Controller()
export class SitePicturesController {
  constructor(
    private readonly pictures: SitePicturesService,
    private readonly uploads: SitePictureUploadsService,
    private readonly users: UsersService,
    private readonly limits: RateLimitsService,
  ) {}

  @Handles('sitePictures')
  async list(@Input() { after }: SitePicturesQuery): Promise<SitePicturesResponse> {
    const { data, next } = await this.pictures.list(after);
    return { status: 200, data: await this.named(data), next };
  }

  @Handles('addSitePicture')
  async add(@CurrentUser() staffId: string, @UploadedPicture() upload: UploadedPhoto): Promise<PictureOriginalResponse> {
    return { status: 200, data: this.pictures.toOriginal(await this.uploads.add(upload, staffId)) };
  }

  @Handles('sitePictureOriginal')
  async original(@Input() { name }: PictureOriginalKey, @Res() reply: FastifyReply): Promise<void> {
    const bytes = await this.pictures.readOriginal(name);
    guardPhoto(reply, { cacheControl: 'private, no-store', embedding: 'same-origin' });
    await reply.type('image/webp').send(bytes);
  }

  @Handles('cropSitePicture')
  async crop(@CurrentUser() staffId: string, @Input() input: CropSitePictureInput): Promise<SitePictureResponse> {
    await this.limits.consume([{ name: 'site-crop:user', subject: staffId, most: CROPS_PER_HOUR, windowMs: HOUR_MS }]);
    const picture = await this.pictures.crop(input, staffId);
    const [named = picture] = await this.named([picture]);
    return { status: 200, data: named };
  }

  private async named(pictures: readonly SitePicture[]): Promise<SitePicture[]> {
    const names = await this.users.namesOf(pictures.map(({ added_by }) => added_by));
    return pictures.map((picture) => ({ ...picture, added_by: names.get(picture.added_by) ?? picture.added_by }));
  }
}
