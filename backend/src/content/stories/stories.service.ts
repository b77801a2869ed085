import { type Story, textOfBlock } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { TalentsService } from '../../talents';
import type { DocumentContent } from '../documents/document.mapper';
import { DocumentsService } from '../documents/documents.service';
import { pictureAddress } from '../pictures/picture-address';

/** Success stories, each a document named by the address of the profile that it is about. */
@Injectable()
export class StoriesService {
  constructor(
    private readonly documents: DocumentsService,
    private readonly talents: TalentsService,
    private readonly config: AppConfig,
  ) {}

  /** Returns stories whose profile is visible, in the order that staff set. */
  async list(): Promise<Story[]> {
    return this.told(await this.documents.readAll('story'));
  }

  /** Returns the stories as they would be with this text in the place of its version in force. */
  async listWith(text: DocumentContent): Promise<Story[]> {
    const others = (await this.documents.readAll('story')).filter(({ name }) => name !== text.name);
    return this.told([...others, ...(text.is_withdrawn ? [] : [text])]);
  }

  private async told(texts: readonly DocumentContent[]): Promise<Story[]> {
    const cards = await this.talents.visibleAt(texts.map(({ name }) => name));
    return [...texts].sort(byPlace).flatMap(({ name, title: role, blocks, picture }, index): Story[] => {
      const card = cards.get(name);
      if (!card) return [];
      const { display_name, slug, profile_image } = card;
      const shown = picture ? { profile_image: pictureAddress(this.config, picture.name), picture_alt: picture.alt } : { profile_image };
      return [{ id: index + 1, name: display_name, role, quote: blocks.map(textOfBlock).join(' '), slug, ...shown }];
    });
  }
}

function byPlace(one: DocumentContent, other: DocumentContent): number {
  return one.order - other.order || (one.name < other.name ? -1 : 1);
}
