import { pageSettings } from '@alltalent/shared/api';

type StoreLink = { readonly label: string; readonly url: string };

const STORES = [
  { name: 'ios', label: 'App Store', url: 'https://apps.apple.com/' },
  { name: 'android', label: 'Google Play', url: 'https://play.google.com/store/apps' },
] as const;

/** Links to both stores: to the app in it where EXTERNAL_LINKS has its address, else to the store's front page. */
export function storeLinks(): readonly StoreLink[] {
  const { links } = pageSettings();
  return STORES.map(({ name, label, url }) => ({ label, url: links?.[name] ?? url }));
}
