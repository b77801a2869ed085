import { pageSettings } from '@alltalent/shared/api';

type StoreLink = { readonly label: string; readonly address: string };

const STORES = [
  { name: 'ios', label: 'App Store', address: 'https://apps.apple.com/in/search?term=all%20talent' },
  { name: 'android', label: 'Google Play', address: 'https://play.google.com/store/search?q=all%20talent&c=apps' },
] as const;

/** Where each store is. The document's page settings may carry other addresses, `ios` and `android`. */
export function storeLinks(): readonly StoreLink[] {
  const { links } = pageSettings();
  return STORES.map(({ name, label, address }) => ({ label, address: links?.[name] ?? address }));
}
