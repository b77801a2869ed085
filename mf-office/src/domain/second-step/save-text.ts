const SECOND_MS = 1000;

/** Hands a text to the browser's downloads, as a file of this name. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download begins after this turn; only then may its address go.
  setTimeout(() => URL.revokeObjectURL(url), SECOND_MS);
}
