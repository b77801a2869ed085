import { EARLY_INPUT, watchEarlyInput } from './early-input';

// A drawn page is seen long before the shell's scripts are there. This script is part of the document and comes first.
Object.assign(globalThis, { [EARLY_INPUT]: watchEarlyInput(document) });
