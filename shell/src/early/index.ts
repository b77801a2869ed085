import { storage } from '@alltalent/shared/api';
import { EARLY_INPUT, watchEarlyInput } from './early-input';

// A drawn page is seen long before the shell's scripts are there. This script is part of the document and comes first.
Object.assign(globalThis, { [EARLY_INPUT]: watchEarlyInput(document) });

const { dataset } = document.documentElement;
if (dataset['drawn'] === 'missing' && storage.get('is_login') === 'true') dataset['drawn'] = 'unsure';
