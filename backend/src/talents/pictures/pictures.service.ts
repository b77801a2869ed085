import { TalentsService, type PictureSubject } from '../listing/talents.service';
import { CategoriesService } from '../listing/categories.service';
import { HIDDEN_PICTURES } from '../schema/pictures';
import {
  buildOf,
  CATEGORY_SLUGS,
  type PosterSubject,
  renderCategoryStill,
  renderHiddenPlaceholder,
  renderPoster,
  renderScene,
  renderStillLife,
  SCENE_NAMES,
  STILL_NAMES,
} from '@alltalent/posters';
import { Injectable } from '@nestjs/common';
import { formatPictureName, parsePictureName, parsePosterStem, type PictureName } from './picture-name';
import { PictureStore } from './picture-store';

/** Folder names of pictures, in URLs and on disk. */
export const PICTURE_KINDS = ['posters', 'categories', 'hidden', 'scenes', 'stills'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

type Renderer = () => Promise<Buffer>;

@Injectable()
export class PicturesService {
  constructor(
    private readonly talents: TalentsService,
    private readonly categories: CategoriesService,
    private readonly store: PictureStore,
  ) {}

  /** Returns the path of a picture inside the store, rendered at its first request; null when there is none. */
  async find(kind: PictureKind, file: string): Promise<string | null> {
    const name = parsePictureName(file);
    const render = name && (await this.rendererOf(kind, name));
    return render ? this.store.ensure(`${kind}/${formatPictureName(name)}`, render) : null;
  }

  private rendererOf(kind: PictureKind, name: PictureName): Promise<Renderer | null> {
    if (kind === 'posters') return this.posterRenderer(name);
    if (name.format === 'jpg') return Promise.resolve(null);
    if (kind === 'categories') return this.categoryRenderer(name);
    return Promise.resolve(RENDERERS[kind](name));
  }

  /** Returns the renderer of a poster. The profile is read at every request, so that its posters go when it is hidden. */
  private async posterRenderer({ stem, width, format }: PictureName): Promise<Renderer | null> {
    const poster = parsePosterStem(stem);
    const subject = poster && (await this.talents.pictureSubject(poster.slug));
    return subject ? () => renderPoster(toPosterSubject(subject), { variant: poster.variant, width, format }) : null;
  }

  private async categoryRenderer({ stem, width, format }: PictureName): Promise<Renderer | null> {
    const isDrawn = CATEGORY_SLUGS.includes(stem) && (await this.categories.hasCategory(stem));
    return isDrawn ? () => renderCategoryStill(stem, { width, format }) : null;
  }
}

function hiddenRenderer({ stem, width, format }: PictureName): Renderer | null {
  const index = Number(stem);
  const isKnown = Number.isInteger(index) && String(index) === stem && index < HIDDEN_PICTURES;
  return isKnown ? () => renderHiddenPlaceholder(index, { width, format }) : null;
}

function sceneRenderer({ stem, width, format }: PictureName): Renderer | null {
  return SCENE_NAMES.includes(stem) ? () => renderScene(stem, { width, format }) : null;
}

function stillRenderer({ stem, width, format }: PictureName): Renderer | null {
  return STILL_NAMES.includes(stem) ? () => renderStillLife(stem, { width, format }) : null;
}

/** Renderers of pictures that need nothing from the database. */
const RENDERERS = { hidden: hiddenRenderer, scenes: sceneRenderer, stills: stillRenderer };

function toPosterSubject({ slug, category, genderId, isPremium, region, directions }: PictureSubject): PosterSubject {
  const { key, no, look, variants } = directions;
  return {
    key: key ?? slug,
    category,
    gender: buildOf(genderId),
    premium: isPremium,
    region,
    ...(no === undefined ? {} : { no }),
    ...(look ? { look: { ...look } } : {}),
    ...(variants ? { variants } : {}),
  };
}
