import {
  type DocumentKind,
  ENDPOINTS,
  type PageContent,
  type PreviewTextInput,
  type PreviewTextResponse,
  publicPathOf,
  type SiteDocument,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DocumentsService, FaqsService, openingOf, requireWords, sourceOf, StoriesService } from '../../content';
import { Clock } from '../../kernel/clock/clock';
import { LandingPeopleService } from '../../landing';

type Answers = PreviewTextResponse['answers'];

/** What the calls of a page would answer if a draft held. Nothing is stored, and nobody else gets it. */
@Injectable()
export class TextPreviewsService {
  constructor(
    private readonly documents: DocumentsService,
    private readonly faqs: FaqsService,
    private readonly stories: StoriesService,
    private readonly people: LandingPeopleService,
    private readonly clock: Clock,
  ) {}

  /** Throws VALIDATION_FAILED with the fields that do not fit. */
  async read({ kind, name, values }: PreviewTextInput): Promise<PreviewTextResponse> {
    const source = sourceOf({ kind, name }, values);
    const answers = kind === 'words' ? await this.words(name, source) : await this.document({ kind, name, source });
    return { status: 200, public_path: publicPathOf({ kind, name }), answers };
  }

  private async words(name: string, source: string): Promise<Answers> {
    const { page } = requireWords(name);
    const blocks = JSON.parse(source) as PageContent['blocks'];
    const content = { page, updated_at: new Date(this.clock.now()).toISOString(), blocks };
    return [
      { path: pathOf(ENDPOINTS.pageContent.path, { page }), body: { status: 200, data: content } },
      { path: pathOf(ENDPOINTS.landingPeople.path, { page }), body: { status: 200, data: await this.people.ofBlocks(blocks) } },
    ];
  }

  private async document({ kind, name, source }: { kind: DocumentKind; name: string; source: string }): Promise<Answers> {
    const text = this.documents.preview({ kind, name, markdown: source });
    const shown: SiteDocument = { ...text, is_current: true };
    if (kind === 'faq') return [{ path: ENDPOINTS.faqs.path, body: { status: 200, data: await this.faqs.listWith(text) } }];
    if (kind === 'story') return [{ path: ENDPOINTS.stories.path, body: { status: 200, data: await this.stories.listWith(text) } }];
    if (kind === 'opening') {
      const opening = openingOf(text);
      return opening ? [{ path: pathOf(ENDPOINTS.opening.path, { slug: name }), body: { status: 200, data: opening } }] : [];
    }
    return [{ path: pathOf(ENDPOINTS.siteDocument.path, { kind, name }), body: { status: 200, data: shown } }];
  }
}

function pathOf(pattern: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((path, [part, value]) => path.replace(`{${part}}`, encodeURIComponent(value)), pattern);
}
