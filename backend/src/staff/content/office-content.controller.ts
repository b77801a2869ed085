import type {
  AnswerVotesResponse,
  PreviewTextInput,
  PreviewTextResponse,
  SaveTextInput,
  TextKey,
  TextResponse,
  TextsQuery,
  TextsResponse,
  TextVersionKey,
  TextVersionResponse,
  TextVersionsQuery,
  TextVersionsResponse,
} from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../auth';
import { AnswerVotesService, SavingTextsService } from '../../content';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { OfficeTextsService } from './office-texts.service';
import { TextPreviewsService } from './text-previews.service';

@Controller()
export class OfficeContentController {
  constructor(
    private readonly texts: OfficeTextsService,
    private readonly saving: SavingTextsService,
    private readonly previews: TextPreviewsService,
    private readonly answers: AnswerVotesService,
  ) {}

  @Handles('siteTexts')
  list(@Input() query: TextsQuery): Promise<TextsResponse> {
    return this.texts.list(query);
  }

  @Handles('siteText')
  read(@Input() key: TextKey): Promise<TextResponse> {
    return this.texts.read(key);
  }

  @Handles('siteTextVersions')
  versions(@Input() query: TextVersionsQuery): Promise<TextVersionsResponse> {
    return this.texts.versions(query);
  }

  @Handles('siteTextVersion')
  version(@Input() key: TextVersionKey): Promise<TextVersionResponse> {
    return this.texts.version(key);
  }

  @Handles('answerVotes')
  async votes(): Promise<AnswerVotesResponse> {
    return { status: 200, data: await this.answers.list() };
  }

  @Handles('saveSiteText')
  async save(@CurrentUser() staffId: string, @Input() input: SaveTextInput): Promise<TextResponse> {
    await this.saving.save(input, staffId);
    return this.texts.read(input);
  }

  @Handles('withdrawTextPlan')
  async withdrawPlan(@CurrentUser() staffId: string, @Input() input: TextVersionKey): Promise<TextResponse> {
    await this.saving.withdrawPlan(input, staffId);
    return this.texts.read(input);
  }

  @Handles('previewSiteText')
  preview(@Input() input: PreviewTextInput): Promise<PreviewTextResponse> {
    return this.previews.read(input);
  }
}
