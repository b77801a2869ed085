import { ROLES, type UserDetails } from '@alltalent/shared/contracts';
import type { LinkName } from '../links';
import { hasMessages } from '../menu-for';

export type SideMenuIcon =
  | 'user'
  | 'cog'
  | 'cal'
  | 'case'
  | 'search'
  | 'users'
  | 'star'
  | 'chat'
  | 'mail'
  | 'info'
  | 'lock'
  | 'doc'
  | 'flag'
  | 'film'
  | 'shield';
export type SideMenuItem = { readonly label: string; readonly icon: SideMenuIcon; readonly to: string };
export type SideMenuExternal = { readonly name: LinkName; readonly icon: SideMenuIcon };

/** User of the menu. `unknown`: the stored hint says signed in, but the details have not loaded. */
export type Reader =
  | { readonly kind: 'guest' | 'unknown' }
  | { readonly kind: 'user'; readonly user: Pick<UserDetails, 'slug'>; readonly roles: readonly string[] };

export type SideMenuContent = {
  readonly own: readonly SideMenuItem[];
  readonly site: readonly SideMenuItem[];
  readonly external: readonly SideMenuExternal[];
};

const SITE: readonly SideMenuItem[] = [
  { label: 'Find a gig', icon: 'search', to: '/jobs' },
  { label: 'Talent', icon: 'users', to: '/talents' },
  { label: 'Success Stories', icon: 'star', to: '/success' },
  { label: 'Contact', icon: 'mail', to: '/contactus' },
  { label: 'About', icon: 'info', to: '/about-us' },
  { label: 'Privacy', icon: 'lock', to: '/privacy-policy' },
  { label: 'Terms', icon: 'doc', to: '/terms-of-use' },
];

/** Returns the side menu's entries for a user. The server also refuses what is left out here. */
export function sideMenuFor(reader: Reader): SideMenuContent {
  return {
    own: reader.kind === 'user' ? ownItems(reader.roles, reader.user.slug) : [],
    site: SITE,
    external: [
      { name: 'careers', icon: 'flag' },
      { name: 'services', icon: 'case' },
      ...(reader.kind === 'guest' ? [{ name: 'studios', icon: 'film' } as const] : []),
    ],
  };
}

function ownItems(roles: readonly string[], slug: string): readonly SideMenuItem[] {
  if (roles.includes(ROLES.restricted)) return [];
  const items: SideMenuItem[] = [];
  if (roles.includes(ROLES.talent)) {
    if (slug !== '') items.push({ label: 'My Talent Profile', icon: 'user', to: `/${slug}` });
    items.push({ label: 'Profile settings', icon: 'cog', to: '/talent/profile-settings' });
    items.push({ label: 'My applications', icon: 'doc', to: '/talent/applications' });
  }
  if (roles.includes(ROLES.client)) items.push({ label: 'Jobs', icon: 'case', to: '/client/dashboard' });
  if (roles.includes(ROLES.guardian)) items.push({ label: 'Children', icon: 'users', to: '/account/children' });
  if (hasMessages(roles)) {
    items.push({ label: 'Messages', icon: 'chat', to: '/messages' });
    items.push({ label: 'Offers', icon: 'mail', to: '/offers' }, { label: 'Bookings', icon: 'cal', to: '/bookings' });
  }
  items.push({ label: 'Account', icon: 'shield', to: '/account' });
  return items;
}
