import Bowser from 'bowser';

const LONGEST = 80;

/** 'Chrome on Android', from the browser's own word; a name for the user, never a proof. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  const name = [browser.name || 'Unknown browser', os.name].filter(Boolean).join(' on ');
  return name.slice(0, LONGEST);
}
