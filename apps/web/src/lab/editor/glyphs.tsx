/** Pictures of devices, and icons of the other tools. */
import type { ReactNode } from 'react';
import { deviceOf } from '../../document/devices/registry.ts';
import type { Kind } from './session.ts';

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

/** Icons of the tools that add no device, on the 16-unit grid. */
const icons: Readonly<Record<string, ReactNode>> = {
  select: <path d="M3.5 2.5l9.5 5-4.2 1.3-2 4z" />,
  hand: <path d="M8 2v12M2 8h12M6 4l2-2 2 2M6 12l2 2 2-2M4 6 2 8l2 2M12 6l2 2-2 2" />,
  link: (
    <>
      <circle cx="3.5" cy="12.5" r="2" />
      <circle cx="12.5" cy="3.5" r="2" />
      <path d="M5 11 11 5" />
    </>
  ),
  workload: <path d="M2 13V9M5 13V5M8 13V7M11 13V3M14 13v-3" />,
  fault: <path d="M1.5 8H5M11 8h3.5M5.8 5.8l4.4 4.4M10.2 5.8l-4.4 4.4" />,
};

export function ToolIcon({ id, className }: { readonly id: string; readonly className: string }) {
  return (
    <svg className={className} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {icons[id]}
    </svg>
  );
}
