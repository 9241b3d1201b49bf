/**
 * Shifts dragged devices and links by CSS alone: three hundred devices follow the pointer without being drawn again. Their
 * places in the document stay until the drop.
 */
import { type RefObject, useEffect } from 'react';
import type { Drawing } from '../drawing.ts';

type Shifted = HTMLElement | SVGElement;

function pulledElements(drawing: Drawing, stage: HTMLElement, nodes: ReadonlySet<number>): readonly Shifted[] {
  const links = [...drawing.scene.lines().values()].filter(({ a, b }) => nodes.has(a) && nodes.has(b));
  const ids = new Set([...[...nodes].map((id) => `device-${id}`), ...links.map(({ link }) => `link-${link}`)]);
  return [...stage.querySelectorAll<Shifted>('[data-testid^="device-"], [data-testid^="link-"]')].filter((element) =>
    ids.has(element.dataset['testid'] ?? ''),
  );
}

export function usePull(drawing: Drawing, stage: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    let shifted: readonly Shifted[] = [];
    return drawing.session.subscribe(({ pull }, before) => {
      if (pull === before.pull) return;
      if (pull !== null && before.pull?.nodes !== pull.nodes && stage.current !== null) {
        shifted = pulledElements(drawing, stage.current, pull.nodes);
      }
      const translate = pull === null ? '' : `${pull.dx}px ${pull.dy}px`;
      for (const element of shifted) element.style.translate = translate;
      if (pull === null) shifted = [];
    });
  }, [drawing, stage]);
}
