import { LineArt } from '@alltalent/shared/ui';

/** A stage door with its lamp on. */
export function LockArt({ className }: { readonly className?: string | undefined }) {
  return (
    <LineArt className={className} viewBox="0 0 240 260">
      <path data-part="beam" d="M120 34 200 220H40Z" />
      <ellipse data-part="floor" cx="120" cy="222" rx="84" ry="18" />
      <path d="M80 218V78h80v140M72 78h96M92 104h56v40H92ZM92 158h56v44H92Z" />
      <path d="M146 150a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z" data-part="mark" />
      <path data-part="lamp" d="M104 34h32l7-14H97Z" />
      <path d="M120 20V4" />
    </LineArt>
  );
}
