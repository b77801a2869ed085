import { EARLY_INPUT, watchEarlyInput } from './early-input';
import { loadFilesAfterPaint } from './page-files';

// A drawn page is seen long before the shell's scripts are there. This script is part of the document and comes first.
Object.assign(globalThis, { [EARLY_INPUT]: watchEarlyInput(document) });
loadFilesAfterPaint();

const { dataset } = document.documentElement;
if (dataset['drawn'] === 'missing' && remembersLogin()) dataset['drawn'] = 'unsure';

/** As `storedViewer`, whose module is too much for a script that is part of every document. */
function remembersLogin(): boolean {
  try {
    return localStorage.getItem('is_login') === 'true';
  } catch {
    return false;
  }
}
