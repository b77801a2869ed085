/** Where the apps are found. Change the addresses here when the apps have pages of their own. */
export const STORE_LINKS = [
  { label: 'App for iPhone', address: 'https://apps.apple.com/in/search?term=all%20talent' },
  { label: 'App for Android', address: 'https://play.google.com/store/search?q=all%20talent&c=apps' },
] as const;
