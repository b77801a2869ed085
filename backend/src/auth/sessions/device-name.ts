import Bowser from 'bowser';

const LONGEST = 80;
/** Characters removed from names, so that a forged user agent puts no link and no phone number into mails. */
const NOT_OF_NAMES = /[^\p{L}\p{N} /-]|\p{N}{5,}/gu;

/** Name of a device from its user agent, 'Chrome on Android'; never a proof. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  const name = [browser.name || 'Unknown browser', os.name].filter(Boolean).join(' on ');
  return name.slice(0, LONGEST).replace(NOT_OF_NAMES, ' ').replace(/\s+/gu, ' ').trim();
}
