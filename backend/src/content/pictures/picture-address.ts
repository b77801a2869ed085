import { picturePath } from '@alltalent/shared/contracts';
import type { AppConfig } from '../../kernel/config/config';

/** Returns the address of a text's picture, which ends in -640.webp as every picture's. */
export function pictureAddress({ assetBase }: Pick<AppConfig, 'assetBase'>, name: string): string {
  return `${assetBase}/${picturePath(name)}`;
}
