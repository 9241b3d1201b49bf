/** Each form of an answer by its kind. */
import type { AnswerForm } from '@lanelab/lessons';

export type FormOf<Kind extends AnswerForm['kind']> = Extract<AnswerForm, { kind: Kind }>;
