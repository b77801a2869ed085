import type {
  SiteText,
  TextItem,
  TextKey,
  TextResponse,
  TextsQuery,
  TextsResponse,
  TextVersionEntry,
  TextVersionKey,
  TextVersionResponse,
  TextVersionsQuery,
  TextVersionsResponse,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { TextsService } from '../../content';

type Entries = Pick<TextItem, 'current' | 'planned' | 'newest'>;

/** Texts as the office shows them: with the names of those who changed them. */
@Injectable()
export class OfficeTextsService {
  constructor(
    private readonly texts: TextsService,
    private readonly users: UsersService,
  ) {}

  async list(query: TextsQuery): Promise<TextsResponse> {
    const { data, next } = await this.texts.list(query);
    return { status: 200, data: await this.named(data), next };
  }

  /** Throws NOT_FOUND. */
  async read(key: TextKey): Promise<TextResponse> {
    const text = await this.texts.read(key);
    const [named = text] = await this.named<SiteText>([text]);
    return { status: 200, data: named };
  }

  async versions(query: TextVersionsQuery): Promise<TextVersionsResponse> {
    const { data, next } = await this.texts.versions(query);
    const names = await this.namesOf(data);
    return { status: 200, data: data.map((entry) => withNames(entry, names)), next };
  }

  /** Throws NOT_FOUND. */
  async version({ version, ...key }: TextVersionKey): Promise<TextVersionResponse> {
    const found = await this.texts.readVersion(key, version);
    return { status: 200, data: withNames(found, await this.namesOf([found])) };
  }

  private async named<Text extends Entries>(texts: readonly Text[]): Promise<Text[]> {
    const names = await this.namesOf(
      texts.flatMap(({ current, planned, newest }) => [current, planned, newest].filter((one) => one !== null)),
    );
    return texts.map((text) => ({
      ...text,
      current: text.current && withNames(text.current, names),
      planned: text.planned && withNames(text.planned, names),
      newest: withNames(text.newest, names),
    }));
  }

  private namesOf(entries: readonly TextVersionEntry[]): Promise<ReadonlyMap<string, string>> {
    return this.users.namesOf(entries.flatMap(({ saved_by, published_by }) => [saved_by, published_by]).filter(Boolean));
  }
}

function withNames<Entry extends TextVersionEntry>(entry: Entry, names: ReadonlyMap<string, string>): Entry {
  const nameOf = (id: string) => names.get(id) ?? id;
  return { ...entry, saved_by: nameOf(entry.saved_by), published_by: nameOf(entry.published_by) };
}
