import { deviceOf } from '../../../document/devices/registry.ts';
import type { Kind } from '../session.ts';

/** A device's silhouette on the 48-unit grid, drawn with the text colour on paper. */
export function Glyph({ kind, className }: { readonly kind: Kind; readonly className: string }) {
  const html = { __html: deviceOf(kind).glyph };
  return (
    <svg
      className={className}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={html}
    />
  );
}
