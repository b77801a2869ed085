import { CONTACT_TOPICS, contactPath, type DocumentBlock, type PageMetadata } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { breadcrumbs, organization } from '../../kernel/seo/structured-data';
import { DocumentsService } from '../documents/documents.service';

/** A topic with the e-mail address of its desk, if that is configured. */
type TopicWithEmail = (typeof CONTACT_TOPICS)[number] & { readonly email: string | undefined };

/** SEO metadata of /contactus: every desk, and the grievance officer. */
@Injectable()
export class ContactMetadataService {
  constructor(
    private readonly documents: DocumentsService,
    private readonly config: AppConfig,
  ) {}

  async read(): Promise<PageMetadata> {
    const { title, page_title, description, lede, in_short, blocks } = await this.documents.read({ kind: 'page', name: 'contactus' });
    const { publicUrl, deskEmails } = this.config;
    const topics = CONTACT_TOPICS.map((topic) => ({ ...topic, email: deskEmails[topic.desk] }));
    return {
      title: page_title,
      description,
      picture: null,
      json_ld: [breadcrumbs(publicUrl, [{ name: 'Contact', path: '/contactus' }]), contactPage(publicUrl, title, topics)],
      noindex: false,
      main: { title, lede, in_short, blocks: [DESKS_HEADING, ...topics.flatMap(toBlocks), ...blocks] },
    };
  }
}

const DESKS_HEADING: DocumentBlock = { kind: 'heading', level: 2, id: 'desks', text: 'Desks' };

function toBlocks({ topic, email, name, text, answer }: TopicWithEmail): DocumentBlock[] {
  const spans = email === undefined ? [] : [{ text: ' ' }, { text: email, to: `mailto:${email}` }, { text: '.' }];
  return [
    { kind: 'heading', level: 3, id: `desk-${topic}`, text: name },
    { kind: 'paragraph', spans: [{ text: `${text} ${answer}.` }, ...spans] },
  ];
}

function contactPage(publicUrl: string, name: string, topics: readonly TopicWithEmail[]): Record<string, unknown> {
  const contactPoint = topics.map(({ topic, email, ...about }) => ({
    '@type': 'ContactPoint',
    contactType: about.name,
    url: publicUrl + contactPath(topic),
    ...(email === undefined ? {} : { email }),
    availableLanguage: 'en',
  }));
  const { '@context': context, ...company } = organization(publicUrl);
  return { '@context': context, '@type': 'ContactPage', name, url: `${publicUrl}/contactus`, mainEntity: { ...company, contactPoint } };
}
