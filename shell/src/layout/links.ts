import { pageSettings } from '@alltalent/shared/api';

export type LinkName = 'photos' | 'videos' | 'chat' | 'careers' | 'services' | 'studios';
export type ExternalLink = { readonly name: LinkName; readonly label: string; readonly address: string };

const DEFAULT_ADDRESSES: Readonly<Record<LinkName, string>> = {
  photos: 'https://photos.alltalent.example/',
  videos: 'https://videos.alltalent.example/',
  chat: 'https://chat.alltalent.example/',
  careers: 'https://careers.alltalent.example/',
  services: 'https://services.alltalent.example/',
  studios: 'https://studios.alltalent.example/',
};

const LABELS: Readonly<Record<LinkName, string>> = {
  photos: 'Photos',
  videos: 'Videos',
  chat: 'Chat',
  careers: 'Careers',
  services: 'Services',
  studios: 'Studios',
};

/** A page outside this site. The document's page settings may carry `links` with other addresses. */
export function externalLink(name: LinkName): ExternalLink {
  return { name, label: LABELS[name], address: configuredAddress(name) ?? DEFAULT_ADDRESSES[name] };
}

export function socialLinks(): readonly ExternalLink[] {
  return (['photos', 'videos', 'chat'] as const).map(externalLink);
}

function configuredAddress(name: LinkName): string | undefined {
  const address = pageSettings().links?.[name];
  return address !== undefined && /^https?:\/\//u.test(address) ? address : undefined;
}
