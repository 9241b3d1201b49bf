import { FieldId, LayerId, MessageRecord, PacketRecord, Value } from '@lanelab/engine';

type FieldType = 'number' | 'ip' | 'octets' | 'text' | 'time' | 'layer';
declare const RUN_FIELDS: readonly [
  'time',
  'node',
  'from',
  'to',
  'message',
  'protocol',
  'fate',
  'vpi',
  'vci',
  'octets',
  'malformed',
];
type RunField = (typeof RUN_FIELDS)[number];
interface Reading {
  readonly value: Value;
  readonly meaning: Value;
}
type Source =
  | {
      readonly kind: 'fields';
      readonly ids: readonly FieldId[];
    }
  | {
      readonly kind: 'layers';
      readonly ids: readonly LayerId[];
    }
  | {
      readonly kind: 'run';
      readonly field: RunField;
    };
interface Field {
  readonly name: string;
  readonly also: readonly string[];
  readonly type: FieldType;
  readonly source: Source;
  readonly values: readonly string[];
  readonly read: ((reading: Reading) => Reading | null) | null;
  readonly otherwise: {
    readonly layer: LayerId;
    readonly value: number;
  } | null;
}
declare const folded: (text: string) => string;
type LogRecord = MessageRecord | PacketRecord;
interface Ends {
  readonly sender: number;
  readonly sent: LogRecord | null;
  readonly received: readonly LogRecord[];
}
interface Subject {
  readonly layers: ReadonlySet<LayerId>;
  readonly fields: readonly Particular[];
  readonly run: (field: RunField) => readonly Value[];
  readonly text: () => string;
}
type Particular = LogRecord['particulars'][number];
declare function pairedRecords(records: readonly LogRecord[]): ReadonlyMap<string, Ends>;
declare function fateOf({ sent, received }: Ends): 'came' | 'lost' | 'in-transit';
declare const isMalformed: (record: LogRecord) => boolean;
declare const placesOf: (fields: Iterable<FieldId>) => number[];
declare function subjectOf(ends: Ends, nameOf: (node: number) => string, words: () => string): Subject;
declare function readTexts(field: Field, subject: Subject): readonly string[];
interface Place {
  readonly start: number;
  readonly end: number;
}
interface FieldWord {
  readonly text: string;
  readonly place: Place;
}
interface ValueWord extends FieldWord {
  readonly isQuoted: boolean;
}
type Operator = '==' | '!=' | '>' | '>=' | '<' | '<=' | 'contains' | 'matches' | '&';
type Expression =
  | {
      readonly kind: 'and' | 'or';
      readonly operands: readonly Expression[];
    }
  | {
      readonly kind: 'not';
      readonly operand: Expression;
    }
  | {
      readonly kind: 'comparison';
      readonly field: FieldWord;
      readonly operator: Operator;
      readonly value: ValueWord;
    }
  | {
      readonly kind: 'in';
      readonly field: FieldWord;
      readonly ranges: readonly {
        readonly from: ValueWord;
        readonly to: ValueWord;
      }[];
    }
  | {
      readonly kind: 'presence';
      readonly word: FieldWord;
    }
  | {
      readonly kind: 'text';
      readonly value: ValueWord;
    };
declare const PARTS: readonly [
  'field',
  'value',
  'text',
  'operator',
  'in',
  'and',
  'or',
  'not',
  '(',
  ')',
  '{',
  '}',
  ',',
  '..',
  'end',
];
type Part = (typeof PARTS)[number];
interface SyntaxFault {
  readonly code: 'syntax';
  readonly place: Place;
  readonly found: string | null;
  readonly expected: readonly Part[];
}
interface Filter {
  readonly text: string;
  readonly reads: ReadonlySet<FieldId> | null;
  readonly passes: (subject: Subject) => boolean;
}
type WordFault =
  | {
      readonly code: 'unknown-field';
      readonly place: Place;
      readonly text: string;
      readonly near: string | null;
    }
  | {
      readonly code: 'wrong-value';
      readonly place: Place;
      readonly text: string;
      readonly field: Field;
    }
  | {
      readonly code: 'wrong-operator';
      readonly place: Place;
      readonly text: string;
      readonly field: Field;
    }
  | {
      readonly code: 'wrong-pattern';
      readonly place: Place;
      readonly text: string;
    };
type FilterFault = SyntaxFault | WordFault;
type Compiled =
  | {
      readonly isFilter: true;
      readonly filter: Filter;
    }
  | {
      readonly isFilter: false;
      readonly fault: FilterFault;
    };
declare const EVERYTHING: Filter;
declare function compileFilter(text: string): Compiled;
declare function compileExpression(
  expression: Expression,
  text: string,
):
  | Extract<
      Compiled,
      {
        readonly isFilter: true;
      }
    >
  | {
      readonly isFilter: false;
      readonly fault: WordFault;
    };
interface Completion {
  readonly text: string;
  readonly kind: 'field' | 'operator' | 'value' | 'word';
  readonly field: Field | null;
}
interface Completions {
  readonly from: number;
  readonly items: readonly Completion[];
}
type ValuesOf = (field: Field) => readonly string[];
declare function completionsAt(text: string, caret: number, valuesOf: ValuesOf): Completions;
declare const FIELDS: readonly Field[];
declare const FIELD_NAMES: readonly string[];
declare const fieldNamed: (name: string) => Field | null;
export {
  type Compiled,
  type Completion,
  type Completions,
  EVERYTHING,
  type Ends,
  type Expression,
  FIELDS,
  FIELD_NAMES,
  type Field,
  type FieldType,
  type Filter,
  type FilterFault,
  type LogRecord,
  type Part,
  type Place,
  type RunField,
  type Subject,
  type SyntaxFault,
  type ValuesOf,
  type WordFault,
  compileExpression,
  compileFilter,
  completionsAt,
  fateOf,
  fieldNamed,
  folded,
  isMalformed,
  pairedRecords,
  placesOf,
  readTexts,
  subjectOf,
};
