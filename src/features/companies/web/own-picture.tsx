import { type ReactNode, useState } from 'react';
import { ownPath } from '#kernel/links.ts';

interface OwnPictureProps {
  src: string | null | undefined;
  className?: string | undefined;
  /** Shown where there is no picture, or one that cannot be had. */
  otherwise: ReactNode;
}

/** A picture beside the name it belongs to. Only of this house: one from elsewhere would tell others what is looked at. */
export function OwnPicture({ src, className, otherwise }: OwnPictureProps) {
  const [broken, setBroken] = useState<string>();
  const own = ownPath(src);
  if (own === null || broken === own) return otherwise;
  return <img className={className} src={own} alt="" onError={() => setBroken(own)} />;
}
