import { type Applicant, CLIENT_STAGES } from '@alltalent/shared/contracts';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useApplicantActions } from './applicant-actions';
import { neighbourOf } from './card-neighbour';

const CARD = '[data-applicant]';

/** The control of a card that takes the focus: its tick or its name. */
const controlOf = (card: Element, kind: string) => card.querySelector<HTMLElement>(`[data-control="${kind}"]`);
const kindOf = (element: Element) => element.closest('[data-control]')?.getAttribute('data-control') ?? 'name';

/** Keys 1, 2, 3 and 6 ask to move the card in focus, 4 goes to an offer for it, arrows go to the next one. A card that leaves the list hands its focus on. */
export function useCardKeys(list: RefObject<HTMLElement | null>, applicants: readonly Applicant[]): void {
  const { move, offer, isAsking } = useApplicantActions();
  /** The card from which a question was opened: pressing in the question forgets the last focus. */
  const asked = useRef<{ readonly index: number; readonly kind: string } | null>(null);
  const last = useRef<{ readonly index: number; readonly kind: string } | null>(null);
  const isEmpty = applicants.length === 0;

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
    const card = event.target.closest(CARD);
    const stage = /^[1-46]$/u.test(event.key) ? CLIENT_STAGES[Number(event.key) - 1] : undefined;
    const applicant = applicants.find(({ id }) => String(id) === card?.getAttribute('data-applicant'));
    if (card && stage && applicant) {
      asked.current = last.current;
      if (stage === 'offer') offer(applicant);
      else move([applicant], stage);
    }
    const next = card && list.current && neighbourOf(card, [...list.current.querySelectorAll(CARD)], event.key);
    if (next) controlOf(next, kindOf(event.target))?.focus();
    if (next || (card && stage)) event.preventDefault();
  });

  useEffect(() => {
    const place = list.current;
    if (!place) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const remember = ({ target }: FocusEvent) => {
      const card = target instanceof Element ? target.closest(CARD) : null;
      last.current =
        card && target instanceof Element ? { index: [...place.querySelectorAll(CARD)].indexOf(card), kind: kindOf(target) } : null;
    };
    place.addEventListener('keydown', (event) => handleKey(event), { signal });
    place.addEventListener('focusin', remember, { signal });
    place.addEventListener('focusout', ({ relatedTarget }) => (relatedTarget ? (last.current = null) : undefined), { signal });
    document.addEventListener('pointerdown', () => (last.current = null), { signal });
    return () => controller.abort();
  }, [list, isEmpty]);

  const ids = applicants.map(({ id }) => id).join(' ');
  useEffect(() => {
    const cards = [...(list.current?.querySelectorAll(CARD) ?? [])];
    if (isAsking) return;
    const lost = last.current ?? asked.current;
    asked.current = null;
    if (!lost || document.activeElement !== document.body) return;
    const card = cards[Math.min(lost.index, cards.length - 1)];
    if (card) controlOf(card, lost.kind)?.focus();
  }, [ids, list, isAsking]);
}
