import { pageSettings } from '@alltalent/shared/api';

export type LinkName = 'photos' | 'videos' | 'chat' | 'careers' | 'services' | 'studios';
/** Link to a page outside the site. `isOutside` is false when a page of this site replaces one that is not configured. */
export type OutsideLink = { readonly name: LinkName; readonly label: string; readonly address: string; readonly isOutside: boolean };

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
    const configured = configuredAddress(name);
    const address = configured ?? OWN_PAGES[name];
    return address === undefined ? [] : [{ name, label: LABELS[name], address, isOutside: configured !== undefined }];
  });
}

export function socialLinks(): readonly OutsideLink[] {
  return outsideLinks(['photos', 'videos', 'chat']);
}

function configuredAddress(name: LinkName): string | undefined {
  const address = pageSettings().links?.[name];
  return address !== undefined && /^https?:\/\//u.test(address) ? address : undefined;
}
