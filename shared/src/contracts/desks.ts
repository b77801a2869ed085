/** Where people write to when nothing on the site helps. */
export const SUPPORT_ADDRESS = 'support@alltalent.example';
