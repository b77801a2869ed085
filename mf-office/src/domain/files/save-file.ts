const SECOND_MS = 1000;

/** Hands a file to the browser's downloads under this name. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download begins after this turn; only then may its address go.
  setTimeout(() => URL.revokeObjectURL(url), SECOND_MS);
}
