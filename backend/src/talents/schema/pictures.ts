import { TALENT_STATUS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import type { TalentEntity } from './talent.entity';

export const HIDDEN_PICTURES = 6;

/** Fields of a talent that decide which pictures the profile has. */
export type Pictured = Pick<TalentEntity, 'slug' | 'status' | 'pictureCount' | 'published'>;
export type ShownPicture = { readonly image: string; readonly alt: string };

/** Makes URLs of the pictures the media module serves. */
@Injectable()
export class Pictures {
  constructor(private readonly config: AppConfig) {}

  /** Returns every picture of a profile, best first: the owner's photos, or posters, which only a visible profile has. */
  ofTalent({ slug, status, pictureCount, published }: Pictured): readonly ShownPicture[] {
    const photos = published?.photos ?? [];
    if (photos.length > 0) return photos.map(({ name, alt }) => ({ image: this.photo(name), alt }));
    if (status !== TALENT_STATUS.visible) return [];
    return Array.from({ length: Math.max(1, pictureCount) }, (_, variant) => ({ image: this.poster(slug, variant), alt: '' }));
  }

  /** Returns the URL of the profile picture; '' for none. */
  main({ slug, status, published }: Pictured): string {
    const photo = published?.photos?.[0];
    if (photo) return this.photo(photo.name);
    return status === TALENT_STATUS.visible ? this.poster(slug, 0) : '';
  }

  private photo(name: string): string {
    return `${this.config.assetBase}/photos/${name}-640.webp`;
  }

  private poster(slug: string, variant: number): string {
    return `${this.config.assetBase}/posters/${slug}-${variant}-640.webp`;
  }

  ofCategory(slug: string): string {
    return `${this.config.assetBase}/categories/${slug}-640.webp`;
  }

  /** Returns the URL of one of a few drawn silhouettes, which say nothing about the person. */
  ofHidden(talentId: number): string {
    return `${this.config.assetBase}/hidden/${talentId % HIDDEN_PICTURES}-640.webp`;
  }
}
