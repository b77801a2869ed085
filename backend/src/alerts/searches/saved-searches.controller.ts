import type {
  ChangeSavedSearchInput,
  DoneResponse,
  SavedSearchesResponse,
  SavedSearchIdInput,
  SavedSearchResponse,
  SaveSearchInput,
} from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../auth';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { SavedSearchesService } from './saved-searches.service';

@Controller()
export class SavedSearchesController {
  constructor(private readonly searches: SavedSearchesService) {}

  @Handles('savedSearches')
  async list(@CurrentUser() userId: string): Promise<SavedSearchesResponse> {
    return { status: 200, data: await this.searches.list(userId) };
  }

  @Handles('saveSearch')
  async save(@CurrentUser() userId: string, @Input() input: SaveSearchInput): Promise<SavedSearchResponse> {
    return { status: 200, data: await this.searches.save(userId, input) };
  }

  @Handles('changeSavedSearch')
  async change(@CurrentUser() userId: string, @Input() input: ChangeSavedSearchInput): Promise<SavedSearchResponse> {
    return { status: 200, data: await this.searches.change(userId, input) };
  }

  @Handles('removeSavedSearch')
  async remove(@CurrentUser() userId: string, @Input() { id }: SavedSearchIdInput): Promise<DoneResponse> {
    await this.searches.remove(userId, id);
    return { status: 200, message: '' };
  }
}
