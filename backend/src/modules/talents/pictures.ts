import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config';

export const HIDDEN_PICTURES = 6;

/** Addresses of the pictures the media module serves. */
@Injectable()
export class Pictures {
  constructor(private readonly config: AppConfig) {}

  ofTalent(slug: string, variant = 0): string {
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
