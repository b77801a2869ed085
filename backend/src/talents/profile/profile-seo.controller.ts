import type { PageMetadataResponse } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { ProfileSeoService } from './profile-seo.service';

const CACHE_SECONDS = 30;

@Controller()
export class ProfileSeoController {
  constructor(private readonly seo: ProfileSeoService) {}

  @Handles('talentProfileMetadata')
  @Cacheable(CACHE_SECONDS)
  async head(@Input() { slug }: { readonly slug: string }): Promise<PageMetadataResponse> {
    return { status: 200, data: await this.seo.read(slug) };
  }
}
