import { LineArt } from '@alltalent/shared/ui';

/** Drawing of an empty stage with a spotlight. */
export function EmptyStage({ className }: { readonly className?: string | undefined }) {
  return (
    <LineArt className={className} viewBox="0 0 320 300">
      <path data-part="beam" d="M160 34 286 252A126 28 0 0 0 34 252Z" />
      <ellipse data-part="floor" cx="160" cy="252" rx="126" ry="28" />
      <path d="M148 240l24 24M172 240l-24 24" data-part="mark" />
      <path data-part="lamp" d="M138 34h44l10 -20h-64Z" />
      <path d="M160 14V0M20 282h280" />
      <path d="M250 282v-74M232 282h36M236 208h28l6-26h-40Z" />
      <path d="M62 282l16-64M94 282l-16-64M58 218h40v-34H58ZM66 194h24M66 204h16" />
    </LineArt>
  );
}
