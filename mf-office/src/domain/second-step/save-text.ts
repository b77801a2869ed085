import { saveFile } from '../files/save-file';

/** Hands a text to the browser's downloads, as a file of this name. */
export function saveText(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: 'text/plain' }));
}
