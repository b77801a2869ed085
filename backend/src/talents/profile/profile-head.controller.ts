import { type PageHeadResponse, SCHEMAS } from '@alltalent/shared/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { validated } from '../../kernel/http/validated.pipe';
import { ProfileHeadService } from './profile-head.service';

const KEEP_SECONDS = 30;

@Controller('api/talent-profile/:slug/head')
export class ProfileHeadController {
  constructor(private readonly heads: ProfileHeadService) {}

  @Get()
  @Cacheable(KEEP_SECONDS)
  async head(@Param(validated(SCHEMAS.talentProfileHead.input)) { slug }: { readonly slug: string }): Promise<PageHeadResponse> {
    return { status: 200, data: await this.heads.read(slug) };
  }
}
