import { CONTACT_TOPICS, type ContactTopic, DESKS, type DocumentBlock, type PageHead } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config';
import { breadcrumbs, DocumentsService, organization } from '../documents';

/** What the document of /contactus says: every desk, and the grievance officer. */
@Injectable()
export class ContactHeadService {
  constructor(
    private readonly documents: DocumentsService,
    private readonly config: AppConfig,
  ) {}

  async read(): Promise<PageHead> {
    const { title, page_title, description, lede, in_short, blocks } = await this.documents.read({ kind: 'page', name: 'contactus' });
    const { publicUrl } = this.config;
    return {
      title: page_title,
      description,
      picture: null,
      json_ld: [breadcrumbs(publicUrl, [{ name: 'Contact', path: '/contactus' }]), contactPage(publicUrl, title)],
      noindex: false,
      main: { title, lede, in_short, blocks: [DESKS_HEADING, ...CONTACT_TOPICS.flatMap(toBlocks), ...blocks] },
    };
  }
}

const DESKS_HEADING: DocumentBlock = { kind: 'heading', level: 2, id: 'desks', text: 'Desks' };

function toBlocks({ topic, desk, name, text, answer }: ContactTopic): DocumentBlock[] {
  const address = DESKS[desk];
  return [
    { kind: 'heading', level: 3, id: `desk-${topic}`, text: name },
    { kind: 'paragraph', spans: [{ text: `${text} ` }, { text: address, to: `mailto:${address}` }, { text: `. ${answer}.` }] },
  ];
}

function contactPage(publicUrl: string, name: string): Record<string, unknown> {
  const contactPoint = CONTACT_TOPICS.map((topic) => ({
    '@type': 'ContactPoint',
    contactType: topic.name,
    email: DESKS[topic.desk],
    availableLanguage: 'en',
  }));
  const { '@context': context, ...company } = organization(publicUrl);
  return { '@context': context, '@type': 'ContactPage', name, url: `${publicUrl}/contactus`, mainEntity: { ...company, contactPoint } };
}
