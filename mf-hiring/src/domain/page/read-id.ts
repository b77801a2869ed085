/** Number of an address part; 0 for anything that is no id, which no server knows. */
export const readId = (text: string | undefined): number => (/^[1-9]\d{0,9}$/u.test(text ?? '') ? Number(text) : 0);
