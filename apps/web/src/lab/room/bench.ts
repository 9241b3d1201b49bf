/** What a room leads, or follows with: the parts of a workbench, or of the stage of a lecture. */
import type { EditorStore } from '../../document/store/types.ts';
import type { Playback } from '../../playback/types.ts';
import type { Drawing } from '../editor/drawing.ts';
import type { LayersStore } from '../layers/state.ts';

export interface Bench {
  readonly store: EditorStore;
  readonly playback: Playback;
  readonly layers: LayersStore;
  readonly drawing: Drawing;
}
