import type { PageHeadResponse } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { ProfileHeadService } from './profile-head.service';

const KEEP_SECONDS = 30;

@Controller()
export class ProfileHeadController {
  constructor(private readonly heads: ProfileHeadService) {}

  @Handles('talentProfileHead')
  @Cacheable(KEEP_SECONDS)
  async head(@Input() { slug }: { readonly slug: string }): Promise<PageHeadResponse> {
    return { status: 200, data: await this.heads.read(slug) };
  }
}
