import { createHash } from 'node:crypto';
import type { Asset, Release } from '@alltalent/shared/contracts';

const NAME_LENGTH = 8;

/**
 * Returns a release whose files another origin serves. The origin is part of the version, because published versions never
 * change: after a mistake, the same build can be published again with the right origin.
 */
export function moveToOrigin(release: Release, url: string): Release {
  const { origin } = new URL(url);
  const move = (asset: Asset): Asset => ({ ...asset, url: origin + asset.url });
  return {
    ...release,
    version: `${release.version}+${createHash('sha256').update(origin).digest('hex').slice(0, NAME_LENGTH)}`,
    base: origin + release.base,
    entry: move(release.entry),
    routes: release.routes.map((route) => ({ ...route, js: route.js?.map(move), css: route.css?.map(move) })),
    exposes: release.exposes.map(({ name, js, css }) => ({ name, js: js.map(move), css: css.map(move) })),
    files: release.files.map(move),
    ...(release.server && { server: move(release.server) }),
  };
}
