import { array, type InferType, number, object, string } from 'yup';

/** Menus of the frame with entries of remotes. `header-plain`: links that the header has beside them where no script runs. */
export const MENUS = ['header', 'header-plain', 'side', 'account', 'about', 'footer', 'small-print'] as const;
export type Menu = (typeof MENUS)[number];

/** Whom an entry is for, by roles of the account; `member` is everybody who is logged in. Nothing is for a restricted account. */
export const MENU_READERS = ['member', 'talent', 'client', 'guardian', 'staff'] as const;
export type MenuReader = (typeof MENU_READERS)[number];

/** Icons of the design system that stand before an entry. */
export const MENU_ICONS = [
  'user',
  'cog',
  'cal',
  'case',
  'search',
  'users',
  'star',
  'chat',
  'mail',
  'info',
  'lock',
  'doc',
  'flag',
  'film',
  'shield',
  'grid',
] as const;
export type MenuIcon = (typeof MENU_ICONS)[number];

type MenuRules = {
  /** Entries of all remotes together. */
  readonly room: number;
  /** Characters of a label. */
  readonly label: number;
  /** True: each entry has an icon, and may be for some readers only. Other menus are the same for everybody, and have no icons. */
  readonly isOfReader: boolean;
};

/** What each menu takes. The header is one row, which on a narrow desktop has room for a fifth short word. */
export const MENU_RULES: Readonly<Record<Menu, MenuRules>> = {
  header: { room: 5, label: 10, isOfReader: false },
  'header-plain': { room: 6, label: 10, isOfReader: false },
  side: { room: 24, label: 30, isOfReader: true },
  account: { room: 6, label: 30, isOfReader: true },
  about: { room: 8, label: 30, isOfReader: false },
  footer: { room: 8, label: 30, isOfReader: false },
  'small-print': { room: 8, label: 30, isOfReader: false },
};

/** A page of a remote in a menu of the frame. */
export const menuEntrySchema = object({
  menu: string().oneOf(MENUS).required(),
  /** Pattern of one of the remote's routes, without a parameter. */
  page: string()
    .matches(/^\/(?:[a-z0-9_-]+(?:\/[a-z0-9_-]+)*)?$/i, 'Name a page without a parameter, like /jobs')
    .max(200)
    .required(),
  /** As it is read, on one line. */
  label: string()
    .matches(/^[^\s\p{C}]+(?: [^\s\p{C}]+)*$/u, 'Write one line, with single spaces')
    .max(30)
    .required(),
  /** Entries of a menu stand by this number, the smallest first. */
  order: number().integer().min(0).max(999).required(),
  icon: string().oneOf(MENU_ICONS).optional().default(undefined),
  /** Left out: everybody, logged in or not. */
  readers: array(string().oneOf(MENU_READERS).required()).min(1).max(MENU_READERS.length).optional().default(undefined),
});
export type MenuEntry = InferType<typeof menuEntrySchema>;

export const menuEntriesSchema = array(menuEntrySchema.required()).max(40);

type WithMenuEntries = {
  readonly routes: readonly { readonly pattern: string }[];
  readonly menu_entries?: readonly MenuEntry[] | undefined;
};

/** Returns a sentence about the first menu entry that its release cannot have; null if there is none. */
export function menuProblem({ routes, menu_entries: entries = [] }: WithMenuEntries): string | null {
  const pages = new Set(routes.map(({ pattern }) => pattern));
  for (const [index, entry] of entries.entries()) {
    const problem = problemOf(entry, pages) ?? repeated(entry, entries.slice(0, index));
    if (problem !== null) return `"${entry.label}" in the menu ${entry.menu}: ${problem}.`;
  }
  return roomProblem(entries);
}

/** Returns a sentence about the first menu with more entries than it has room for; null if there is none. */
export function roomProblem(entries: readonly MenuEntry[]): string | null {
  const full = MENUS.find((menu) => entries.filter((entry) => entry.menu === menu).length > MENU_RULES[menu].room);
  return full === undefined ? null : `The menu ${full} has room for ${MENU_RULES[full].room} entries.`;
}

function problemOf({ menu, page, label, icon, readers }: MenuEntry, pages: ReadonlySet<string>): string | null {
  const { label: longest, isOfReader } = MENU_RULES[menu];
  if (!pages.has(page)) return `${page} is no page of this remote`;
  if (label.length > longest) return `it has room for ${longest} characters`;
  if (isOfReader && icon === undefined) return 'name its icon';
  if (!isOfReader && icon !== undefined) return 'this menu has no icons';
  return !isOfReader && readers !== undefined ? 'this menu is the same for everybody: leave out readers' : null;
}

function repeated({ menu, page }: MenuEntry, before: readonly MenuEntry[]): string | null {
  return before.some((other) => other.menu === menu && other.page === page) ? `${page} is in it already` : null;
}
