import { pageSettings } from '@alltalent/shared/api';

export type LinkName = 'photos' | 'videos' | 'chat' | 'careers' | 'services' | 'studios';
/** Link to a page outside the site. `isOutside` is false when a page of this site replaces one that is not configured. */
export type OutsideLink = { readonly name: LinkName; readonly label: string; readonly url: string; readonly isOutside: boolean };

const OWN_PAGES: Readonly<Partial<Record<LinkName, string>>> = { careers: '/career' };

const LABELS: Readonly<Record<LinkName, string>> = {
  photos: 'Photos',
  videos: 'Videos',
  chat: 'Chat',
  careers: 'Careers',
  services: 'Services',
  studios: 'Studios',
};

/** Returns the links to configured pages (EXTERNAL_LINKS) or their replacements on this site. Links with neither are left out. */
export function outsideLinks(names: readonly LinkName[]): readonly OutsideLink[] {
  return names.flatMap((name) => {
    const configured = configuredUrl(name);
    const url = configured ?? OWN_PAGES[name];
    return url === undefined ? [] : [{ name, label: LABELS[name], url, isOutside: configured !== undefined }];
  });
}

export function socialLinks(): readonly OutsideLink[] {
  return outsideLinks(['photos', 'videos', 'chat']);
}

function configuredUrl(name: LinkName): string | undefined {
  const url = pageSettings().links?.[name];
  return url !== undefined && /^https?:\/\//u.test(url) ? url : undefined;
}
