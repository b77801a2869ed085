import {
  type CategoryList,
  type GenderList,
  SCHEMAS,
  type SelectedTalents,
  type SelectedTalentsQuery,
  type SubCategories,
  type TalentListing,
  type TalentListingQuery,
  type TalentProfileResponse,
} from '@alltalent/shared/contracts';
import { Controller, Get, Ip, Param, Query } from '@nestjs/common';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { rememberedValid, validated } from '../../kernel/http/validated.pipe';
import { type CurrentSession, OptionalSession, OptionalUser } from '../../auth';
import { CategoriesService } from './categories.service';
import { TalentListingService } from './talent-listing.service';
import { TalentProfilesService } from '../profile/talent-profiles.service';

const LOOKUP_SECONDS = 30;

@Controller('api')
export class TalentsController {
  constructor(
    private readonly listing: TalentListingService,
    private readonly profiles: TalentProfilesService,
    private readonly categories: CategoriesService,
  ) {}

  @Get('talent-listing')
  list(
    @Query(rememberedValid(SCHEMAS.talentListing.input)) query: TalentListingQuery,
    @Ip() ip: string,
    @OptionalUser() userId: string | null,
  ): Promise<TalentListing> {
    return this.listing.list(query, { userId, ip });
  }

  @Get('selected-talent-listing')
  selected(
    @Query(rememberedValid(SCHEMAS.selectedTalents.input)) query: SelectedTalentsQuery,
    @Ip() ip: string,
    @OptionalUser() userId: string | null,
  ): Promise<SelectedTalents> {
    return this.listing.selected(query, { userId, ip });
  }

  @Get('talent-profile/:slug')
  async profile(
    @Param(validated(SCHEMAS.talentProfile.input)) { slug }: { readonly slug: string },
    @OptionalSession() session: CurrentSession | null,
  ): Promise<TalentProfileResponse> {
    return { status: 200, data: await this.profiles.read(slug, session) };
  }

  @Get('get-gender-list')
  @Cacheable(LOOKUP_SECONDS)
  async genders(): Promise<GenderList> {
    return { status: 200, data: await this.categories.genders() };
  }

  @Get('get-categories')
  @Cacheable(LOOKUP_SECONDS)
  async allCategories(): Promise<CategoryList> {
    return { status: 200, data: await this.categories.categories() };
  }

  @Get('get-sub-categories/:categoryId')
  @Cacheable(LOOKUP_SECONDS)
  async subCategories(
    @Param(validated(SCHEMAS.subCategories.input)) { categoryId }: { readonly categoryId: number },
  ): Promise<SubCategories> {
    return { status: 200, data: await this.categories.subCategories(categoryId) };
  }
}
