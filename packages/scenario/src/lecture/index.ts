/** Lectures as documents and as links. */

export {
  type LaterCaption,
  LECTURE_VERSION,
  type Lecture,
  type LectureBeat,
  type LectureResult,
  parseLecture,
  type ScenarioSource,
} from './document.ts';
export { decodeLecture, encodeLecture, type LectureLinkResult } from './link.ts';
