import type { AdType, LeadHolder, LeadState } from '@alltalent/shared/contracts';
import type { LeadMessageId } from '../../messages/leads';

export const STATE_NAMES: Readonly<Record<LeadState, LeadMessageId>> = {
  new: 'leads.state.new',
  contacted: 'leads.state.contacted',
  won: 'leads.state.won',
  lost: 'leads.state.lost',
};

export const FORM_NAMES: Readonly<Record<AdType, LeadMessageId>> = {
  'Hiring Influencer': 'leads.form.hiring',
  Influencer: 'leads.form.influencer',
  'Product Photoshoot': 'leads.form.photoshoot',
  Singer: 'leads.form.singer',
};

export const HOLDER_NAMES: Readonly<Record<LeadHolder, LeadMessageId>> = {
  all: 'leads.holder.all',
  me: 'leads.holder.me',
  nobody: 'leads.holder.nobody',
};

/** '+91 98765 43210': an Indian number in the groups that people read; another one as it is. */
export function spacedPhone(phone: string): string {
  return phone.replace(/^(\+91)(\d{5})(\d{5})$/u, '$1 $2 $3');
}
