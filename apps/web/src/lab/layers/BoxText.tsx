/** A text of a layer, in the middle of the box that the plan of labels has given it. */
import type { Box } from '../editor/geometry/box.ts';

interface BoxTextProps {
  readonly box: Box;
  readonly text: string;
  readonly className: string | undefined;
}

export function BoxText({ box: { left, top, right, bottom }, text, className }: BoxTextProps) {
  return (
    <text
      className={className}
      x={(left + right) / 2}
      y={(top + bottom) / 2}
      textAnchor="middle"
      dominantBaseline="central"
      data-box="label"
    >
      {text}
    </text>
  );
}
