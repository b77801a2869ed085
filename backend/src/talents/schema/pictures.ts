import { TALENT_STATUS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import type { TalentEntity } from './talent.entity';

export const HIDDEN_PICTURES = 6;

/** What decides which pictures a profile has. */
export type Pictured = Pick<TalentEntity, 'slug' | 'status' | 'pictureCount' | 'published'>;
export type ShownPicture = { readonly image: string; readonly alt: string };

/** Addresses of the pictures the media module serves. */
@Injectable()
export class Pictures {
  constructor(private readonly config: AppConfig) {}

  /** Every picture of a profile, best first: the owner's photos, or the drawn ones, which only a visible profile has. */
  ofTalent({ slug, status, pictureCount, published }: Pictured): readonly ShownPicture[] {
    const photos = published?.photos ?? [];
    if (photos.length > 0) return photos.map(({ name, alt }) => ({ image: this.photo(name), alt }));
    if (status !== TALENT_STATUS.visible) return [];
    return Array.from({ length: Math.max(1, pictureCount) }, (_, variant) => ({ image: this.drawn(slug, variant), alt: '' }));
  }

  /** Address of the profile picture; '' for none. */
  main({ slug, status, published }: Pictured): string {
    const photo = published?.photos?.[0];
    if (photo) return this.photo(photo.name);
    return status === TALENT_STATUS.visible ? this.drawn(slug, 0) : '';
  }

  private photo(name: string): string {
    return `${this.config.assetBase}/photos/${name}-640.webp`;
  }

  private drawn(slug: string, variant: number): string {
    return `${this.config.assetBase}/posters/${slug}-${variant}-640.webp`;
  }

  ofCategory(slug: string): string {
    return `${this.config.assetBase}/categories/${slug}-640.webp`;
  }

  /** One of a few drawn silhouettes; it says nothing about the person behind it. */
  ofHidden(talentId: number): string {
    return `${this.config.assetBase}/hidden/${talentId % HIDDEN_PICTURES}-640.webp`;
  }
}
