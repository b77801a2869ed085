/** Address of a new letter, with a subject and a prepared text. */
export function letterTo(address: string, subject?: string, body?: string): string {
  const fields = [subject && `subject=${encodeURIComponent(subject)}`, body && `body=${encodeURIComponent(body)}`].filter(Boolean);
  return `mailto:${address}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}
