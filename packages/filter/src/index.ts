/** The filter language for messages: what it reads, what it says of a fault, and what it proposes to type next. */
export { folded } from './atoms.ts';
export {
  type Compiled,
  compileExpression,
  compileFilter,
  EVERYTHING,
  type Filter,
  type FilterFault,
  type WordFault,
} from './compile.ts';
export { type Completion, type Completions, completionsAt, type ValuesOf } from './complete.ts';
export type { Field, FieldType, RunField } from './fields/field.ts';
export { FIELD_NAMES, FIELDS, fieldNamed } from './fields/fields.ts';
export {
  type Ends,
  fateOf,
  isMalformed,
  type LogRecord,
  pairedRecords,
  placesOf,
  readTexts,
  type Subject,
  subjectOf,
} from './subject.ts';
export type { Expression, Part, Place, SyntaxFault } from './syntax.ts';
