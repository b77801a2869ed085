/** Where the buttons of a campaign page lead; the pages' copy names it as `#lead-form`. */
export const LEAD_FORM_ID = 'lead-form';
