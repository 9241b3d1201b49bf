/** Where one looks at a drawing from: a zoom of at least 1 and an offset in shares of the frame. */

export interface Camera {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

const MAX_ZOOM = 6;

export const fitted: Camera = { zoom: 1, x: 0, y: 0 };

export function zoomed(camera: Camera, factor: number): Camera {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, camera.zoom * factor));
  const ratio = zoom / camera.zoom;
  return { zoom, x: camera.x * ratio, y: camera.y * ratio };
}

export function moved(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Keeps the drawing over the frame; it is scaled about its middle. */
export function clampCamera(camera: Camera): Camera {
  const room = (camera.zoom - 1) / 2;
  const within = (value: number) => Math.min(room, Math.max(-room, value)) + 0;
  return { zoom: camera.zoom, x: within(camera.x), y: within(camera.y) };
}
