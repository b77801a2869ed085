import type {
  CategoryList,
  GenderList,
  SelectedTalents,
  SelectedTalentsQuery,
  SubCategories,
  TalentListing,
  TalentListingQuery,
  TalentProfileResponse,
} from '@alltalent/shared/contracts';
import { Controller, Ip } from '@nestjs/common';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { type CurrentSession, OptionalSession, OptionalUser } from '../../auth';
import { CategoriesService } from './categories.service';
import { TalentListingService } from './talent-listing.service';
import { TalentProfilesService } from '../profile/talent-profiles.service';

const LOOKUP_SECONDS = 30;

@Controller()
export class TalentsController {
  constructor(
    private readonly listing: TalentListingService,
    private readonly profiles: TalentProfilesService,
    private readonly categories: CategoriesService,
  ) {}

  @Handles('talentListing', { isInputRemembered: true })
  list(@Input() query: TalentListingQuery, @Ip() ip: string, @OptionalUser() userId: string | null): Promise<TalentListing> {
    return this.listing.list(query, { userId, ip });
  }

  @Handles('selectedTalents', { isInputRemembered: true })
  selected(@Input() query: SelectedTalentsQuery, @Ip() ip: string, @OptionalUser() userId: string | null): Promise<SelectedTalents> {
    return this.listing.selected(query, { userId, ip });
  }

  @Handles('talentProfile')
  async profile(
    @Input() { slug }: { readonly slug: string },
    @OptionalSession() session: CurrentSession | null,
  ): Promise<TalentProfileResponse> {
    return { status: 200, data: await this.profiles.read(slug, session) };
  }

  @Handles('genders')
  @Cacheable(LOOKUP_SECONDS)
  async genders(): Promise<GenderList> {
    return { status: 200, data: await this.categories.genders() };
  }

  @Handles('categories')
  @Cacheable(LOOKUP_SECONDS)
  async allCategories(): Promise<CategoryList> {
    return { status: 200, data: await this.categories.categories() };
  }

  @Handles('subCategories')
  @Cacheable(LOOKUP_SECONDS)
  async subCategories(@Input() { categoryId }: { readonly categoryId: number }): Promise<SubCategories> {
    return { status: 200, data: await this.categories.subCategories(categoryId) };
  }
}
