import Bowser from 'bowser';

const LONGEST = 80;
/** What a made-up browser could put into our mails: no dot makes a link, and no row of digits a phone number. */
const NOT_OF_NAMES = /[^\p{L}\p{N} /-]|\p{N}{5,}/gu;

/** 'Chrome on Android', from the browser's own word; a name for the user, never a proof. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  const name = [browser.name || 'Unknown browser', os.name].filter(Boolean).join(' on ');
  return name.slice(0, LONGEST).replace(NOT_OF_NAMES, ' ').replace(/\s+/gu, ' ').trim();
}
