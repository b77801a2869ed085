import { isUploadedName } from '@alltalent/shared/contracts';
import { assetUrl } from '@alltalent/shared/api';
import { Picture } from '@alltalent/shared/ui';
import type { ReactNode } from 'react';
import css from './lanes.module.css';

/** Drawings a step can name: text-coloured lines, one warm, one red. */
const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  profile: (
    <>
      <rect x="18" y="8" width="60" height="76" rx="4" />
      <circle className={css.warm} cx="48" cy="36" r="13" />
      <path className={css.red} d="M28 84c0-17 9-25 20-25s20 8 20 25" />
      <path d="M92 62v24M80 74h24" />
    </>
  ),
  call: (
    <>
      <path d="M14 20h64v44H44L28 78V64H14Z" />
      <path className={css.warm} d="M26 34h40M26 46h26" />
      <path className={css.red} d="m84 30 22 12-22 12v-8H70v-8h14Z" />
    </>
  ),
  status: (
    <>
      <path d="M20 12v72" />
      <circle className={css.warm} cx="20" cy="20" r="6" />
      <circle className={css.warm} cx="20" cy="46" r="6" />
      <circle className={css.red} cx="20" cy="72" r="6" />
      <path d="M38 20h56M38 46h40" />
      <path className={css.red} d="M38 72h62" />
    </>
  ),
  post: (
    <>
      <rect x="16" y="10" width="56" height="76" rx="3" />
      <path className={css.warm} d="M16 26h56" />
      <path d="M28 40h32M28 52h22M28 64h28" />
      <path className={css.red} d="m76 70 26-26 8 8-26 26-11 3Z" />
    </>
  ),
  shortlist: (
    <>
      <rect x="12" y="18" width="36" height="46" rx="3" />
      <rect className={css.warm} x="40" y="26" width="36" height="46" rx="3" />
      <rect className={css.red} x="68" y="34" width="36" height="46" rx="3" />
      <path className={css.red} d="m78 57 6 6 12-13" />
    </>
  ),
  booking: (
    <>
      <path d="M14 40h90v44H14Z" />
      <path className={css.warm} d="m14 40-2-14 86-14 3 14Z" />
      <path className={css.warm} d="m34 22 10 14M58 18l10 14M80 15l8 13" />
      <path className={css.red} d="M30 62h24M66 62h24" />
    </>
  ),
};

type StepArtProps = {
  readonly name: string | undefined;
  /** What an uploaded picture shows. */
  readonly alt: string | undefined;
};

/** Drawing of a step, or the picture that was uploaded for it; nothing for an unknown name. */
export function StepArt({ name, alt = '' }: StepArtProps) {
  if (name !== undefined && isUploadedName(name))
    return <Picture className={css.picture} src={assetUrl(`pictures/${name}-640.webp`)} alt={alt} width={640} height={512} sizes="120px" />;
  const drawing = name === undefined ? undefined : DRAWINGS[name];
  if (!drawing) return null;
  return (
    <svg className={css.art} viewBox="0 0 120 96" aria-hidden="true" focusable="false">
      {drawing}
    </svg>
  );
}
