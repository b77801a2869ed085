export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'refused';

/** Hands an address to the device's own share sheet; where there is none, it goes to the clipboard. */
export async function shareUrl(title: string, url: string): Promise<ShareOutcome> {
  const { share } = navigator as { readonly share?: Navigator['share'] };
  if (share) {
    try {
      await share.call(navigator, { title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  return copyUrl(url);
}

/** Puts an address on the clipboard. */
export async function copyUrl(url: string): Promise<ShareOutcome> {
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  try {
    if (!clipboard) return 'refused';
    await clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'refused';
  }
}
