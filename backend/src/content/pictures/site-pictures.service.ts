import { readFile } from 'node:fs/promises';
import {
  type CropSitePictureInput,
  ENDPOINTS,
  OFFICE_PAGE_SIZE,
  PICTURE_SHAPES,
  type PictureOriginal,
  type SitePicture,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { actingAs } from '../../kernel/audit/acting';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { newPhotoName, ORIGINAL, PhotoRenderer, toCropBox } from '../../talents';
import { pictureAddress } from './picture-address';
import type { PictureOriginalEntity } from './picture-original.entity';
import { SitePictureFilesService } from './site-picture-files.service';
import { SitePictureStore } from './site-picture-store';
import type { SitePictureEntity } from './site-picture.entity';
import { type PicturePlace, SitePicturesRepository } from './site-pictures.repository';

/** Pictures that texts name. */
@Injectable()
export class SitePicturesService {
  constructor(
    private readonly rows: SitePicturesRepository,
    private readonly store: SitePictureStore,
    private readonly files: SitePictureFilesService,
    private readonly renderer: PhotoRenderer,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Returns a page of pictures, the newest first; people by their ids. `next`: the place of its last one. */
  async list(after: string | undefined): Promise<{ readonly data: SitePicture[]; readonly next: string }> {
    const rows = await this.rows.findListed(placeOf(after), OFFICE_PAGE_SIZE + 1);
    const shown = rows.slice(0, OFFICE_PAGE_SIZE);
    const last = rows.length > OFFICE_PAGE_SIZE ? shown.at(-1) : undefined;
    const originals = new Map((await this.rows.findOriginals(shown.map(({ original }) => original))).map((row) => [row.name, row]));
    return {
      data: shown.flatMap((row) => {
        const original = originals.get(row.original);
        return original ? [this.toPicture(row, original)] : [];
      }),
      next: last ? `${last.createdAt}-${last.name}` : '',
    };
  }

  /** Makes a picture of a part of an original. Throws NOT_FOUND, and VALIDATION_FAILED for a part that does not fit. */
  async crop({ original: name, shape, crop, alt }: CropSitePictureInput, staffId: string): Promise<SitePicture> {
    const original = await this.requireOriginal(name);
    const ratio = PICTURE_SHAPES[shape];
    const box = toCropBox(crop, original, ratio);
    const files = await this.renderer.renderBox(await this.readOriginal(name), box, ratio);
    const made = { original: name, shape, crop, alt, addedBy: staffId, createdAt: this.clock.now(), usedAt: null };
    const row: SitePictureEntity = { name: newPhotoName(), ...made, isReady: false };
    await this.rows.insertPicture(row);
    try {
      await this.store.save(row.name, files);
      await this.transactions.run(async () => {
        await this.rows.completePicture(row.name);
        await actingAs(staffId, () => this.audit.record('add-picture', `picture/${row.name}`, alt));
      });
    } catch (error) {
      await this.files.removePicture(row.name);
      throw error;
    }
    return this.toPicture(row, original);
  }

  /** Reads the file of an original. Throws NOT_FOUND. */
  async readOriginal(name: string): Promise<Buffer> {
    await this.requireOriginal(name);
    try {
      return await readFile(this.store.absolute({ name, file: ORIGINAL }));
    } catch (cause) {
      throw Object.assign(new DomainError('UNAVAILABLE', { detail: t('pictures.notRead'), retryAfter: 60 }), { cause });
    }
  }

  /** Marks pictures as named by a version that is saved in this transaction; returns those that there are not. */
  async use(names: readonly string[]): Promise<string[]> {
    const present = await this.rows.use(names, this.clock.now());
    return names.filter((name) => !present.includes(name));
  }

  toOriginal({ name, width, height }: PictureOriginalEntity): PictureOriginal {
    return { name, image: ENDPOINTS.sitePictureOriginal.path.replace('{name}', name), width, height };
  }

  private toPicture({ name, shape, alt, crop, addedBy, createdAt }: SitePictureEntity, original: PictureOriginalEntity): SitePicture {
    return {
      name,
      image: pictureAddress(this.config, name),
      shape,
      alt,
      crop,
      original: this.toOriginal(original),
      added_by: addedBy,
      added_at: new Date(createdAt).toISOString(),
    };
  }

  private async requireOriginal(name: string): Promise<PictureOriginalEntity> {
    const original = await this.rows.findOriginal(name);
    if (!original) throw new DomainError('NOT_FOUND', { detail: t('pictures.none') });
    return original;
  }
}

function placeOf(after: string | undefined): PicturePlace | null {
  const { at = '', name = '' } = /^(?<at>\d{1,15})-(?<name>[0-9a-f]{32})$/u.exec(after ?? '')?.groups ?? {};
  return name === '' ? null : { createdAt: Number(at), name };
}
