import { Scenario } from '@lanelab/scenario';
import {
  AtmEnd,
  DeviceState,
  DiaryEntry,
  Engine,
  FieldId,
  FlowKind,
  FlowPath,
  InspectQuery,
  MessageRecord,
  PacketRecord,
  Progress,
  ProtocolTable,
  RunOptions,
  RunResult,
  VccRecord,
} from '@lanelab/engine';
import { Place, WordFault } from '@lanelab/filter';

declare const DIMENSIONS: readonly [
  'rate',
  'time',
  'share',
  'cell-rate',
  'cells',
  'packets',
  'frames',
  'messages',
  'number',
  'word',
];
type Dimension = (typeof DIMENSIONS)[number];
type Value =
  | {
      readonly kind: 'number';
      readonly number: number;
      readonly dimension: Exclude<Dimension, 'word'>;
    }
  | {
      readonly kind: 'words';
      readonly words: readonly string[];
      readonly are?: 'causes';
    };
type Tolerance =
  | {
      readonly kind: 'percent';
      readonly percent: number;
    }
  | {
      readonly kind: 'absolute';
      readonly number: number;
    }
  | null;
declare const unitsOf: (dimension: Dimension) => readonly string[];
declare const unitSize: (dimension: Dimension, unit: string) => number | null;
type AnswerValue = number | string | readonly string[];
type Comparator = '=' | '!=' | '<' | '<=' | '>' | '>=';
interface SyntaxFault {
  readonly code: 'syntax';
  readonly place: Place;
  readonly found: string | null;
  readonly expected: readonly string[];
}
type NameFault = {
  readonly place: Place;
} & (
  | {
      readonly code: 'no-device' | 'no-elan';
      readonly text: string;
      readonly near: string | null;
      readonly known: readonly string[];
    }
  | {
      readonly code: 'no-flow';
      readonly text: string;
    }
  | {
      readonly code: 'no-flow-number';
      readonly number: number;
      readonly known: readonly number[];
    }
  | {
      readonly code: 'no-link';
      readonly a: string;
      readonly b: string;
    }
  | {
      readonly code: 'no-trunk';
    }
  | {
      readonly code: 'no-process';
      readonly process: string;
      readonly device: string | null;
    }
  | {
      readonly code: 'no-change';
      readonly text: string;
    }
);
type TypeFault = {
  readonly place: Place;
} & (
  | {
      readonly code: 'several-flows';
      readonly text: string;
      readonly flows: readonly number[];
    }
  | {
      readonly code: 'several-links';
      readonly text: string;
    }
  | {
      readonly code: 'several-devices';
      readonly process: string;
      readonly devices: readonly string[];
    }
  | {
      readonly code: 'unknown-message';
      readonly text: string;
      readonly near: string | null;
    }
  | {
      readonly code: 'wrong-flow';
      readonly quantity: string;
      readonly flow: number;
      readonly kind: FlowKind;
    }
  | {
      readonly code: 'flow-twice';
      readonly flow: number;
    }
  | {
      readonly code: 'wrong-unit';
      readonly unit: string;
      readonly dimension: Dimension;
    }
  | {
      readonly code: 'unit-expected';
      readonly number: number;
      readonly dimension: Dimension;
    }
  | {
      readonly code: 'wrong-word';
      readonly text: string;
      readonly known: readonly string[];
      readonly near: string | null;
    }
  | {
      readonly code: 'wrong-comparison';
      readonly comparator: string;
      readonly dimension: Dimension;
    }
  | {
      readonly code: 'wrong-tolerance';
    }
  | {
      readonly code: 'different-sides';
      readonly left: Dimension;
      readonly right: Dimension;
    }
  | {
      readonly code: 'nothing-measured';
    }
  | {
      readonly code: 'filter-field';
      readonly field: string;
    }
  | {
      readonly code: 'no-times';
      readonly term: string;
    }
  | {
      readonly code: 'fixed-times';
      readonly term: string;
    }
  | {
      readonly code: 'only-at';
      readonly term: string;
    }
  | {
      readonly code: 'no-beginning';
      readonly term: string;
    }
  | {
      readonly code: 'no-instant';
      readonly term: string;
    }
  | {
      readonly code: 'two-times';
    }
  | {
      readonly code: 'reversed-times';
      readonly fromPs: number;
      readonly toPs: number;
    }
  | {
      readonly code: 'fine-times';
      readonly term: string;
      readonly ps: number;
    }
  | {
      readonly code: 'unknown-place';
      readonly text: string;
      readonly near: string | null;
    }
  | {
      readonly code: 'switches-at-both-ends';
      readonly a: string;
      readonly b: string;
    }
);
type CheckFault = SyntaxFault | WordFault | NameFault | TypeFault;
type Verdict = 'holds' | 'fails' | 'undecided';
interface Evidence {
  readonly timePs?: number;
  readonly message?: number;
  readonly packet?: number;
  readonly device?: number;
  readonly link?: number;
}
type Span = {
  readonly fromPs: number;
  readonly toPs: number;
} | null;
type Found =
  | {
      readonly kind: 'value';
      readonly value: Value | null;
      readonly span: Span;
    }
  | {
      readonly kind: 'happened';
      readonly atPs: number;
    }
  | {
      readonly kind: 'began';
      readonly atPs: number;
    }
  | {
      readonly kind: 'never';
      readonly fromPs: number;
      readonly toPs: number;
    }
  | {
      readonly kind: 'ended';
      readonly atPs: number;
    }
  | {
      readonly kind: 'order';
      readonly events: readonly {
        readonly text: string;
        readonly atPs: number | null;
      }[];
    }
  | {
      readonly kind: 'link';
      readonly exists: boolean;
    }
  | {
      readonly kind: 'changes';
      readonly places: readonly string[];
    }
  | {
      readonly kind: 'missing';
      readonly fault: NameFault;
    }
  | {
      readonly kind: 'unreadable-answer';
      readonly text: string;
      readonly dimension: Dimension;
    }
  | {
      readonly kind: 'run-too-short';
      readonly neededPs: number;
      readonly endPs: number;
    }
  | {
      readonly kind: 'no-event';
      readonly text: string;
      readonly endPs: number;
    }
  | {
      readonly kind: 'no-answer';
      readonly name: string | null;
    }
  | {
      readonly kind: 'no-start';
    }
  | {
      readonly kind: 'stopped';
      readonly atPs: number;
    };
type Expectation =
  | {
      readonly kind: 'value';
      readonly comparator: Comparator;
      readonly value: Value | null;
      readonly tolerance: Tolerance;
    }
  | {
      readonly kind: 'event';
      readonly fromPs: number | null;
      readonly toPs: number | null;
    }
  | {
      readonly kind: 'order';
    }
  | {
      readonly kind: 'link';
      readonly exists: boolean;
    }
  | {
      readonly kind: 'changes';
      readonly places: readonly string[];
    };
interface CheckResult {
  readonly text: string;
  readonly verdict: Verdict;
  readonly decidedAtPs: number | null;
  readonly found: Found;
  readonly expected: Expectation;
  readonly evidence: Evidence;
}
interface CheckReport {
  readonly checks: readonly CheckResult[];
  readonly untilPs: number;
}
interface Sample {
  readonly timePs: number;
  readonly value: number;
}
interface Drop {
  readonly atPs: number;
  readonly link: number;
  readonly node: number;
  readonly query: Extract<
    InspectQuery,
    {
      readonly kind: 'pdu' | 'frame';
    }
  >;
}
interface Slice {
  readonly fromPs: number;
  readonly toPs: number;
  readonly endPs: number;
  readonly messages: readonly MessageRecord[];
  readonly packets: readonly PacketRecord[];
  readonly diary: readonly DiaryEntry[];
  readonly drops: readonly Drop[];
  packetOf(drop: Drop): Promise<PacketRecord | null>;
  samples(series: string): readonly Sample[];
  result(): Promise<RunResult>;
  states(): Promise<readonly DeviceState[]>;
  tables(node: number): Promise<readonly ProtocolTable[]>;
  vccs(): Promise<readonly VccRecord[]>;
  paths(): Promise<readonly FlowPath[]>;
  addresses(): Promise<readonly AtmEnd[]>;
}
interface Needs {
  readonly packets?: boolean;
  readonly drops?: boolean;
  readonly fields?: readonly FieldId[];
  readonly series?: readonly string[];
  readonly sampledPs?: readonly number[];
  readonly instants?: readonly number[];
  readonly flowLogs?: readonly number[];
  readonly account?: boolean;
}
type Decision = Omit<CheckResult, 'text'>;
interface Judge {
  take(slice: Slice): Promise<Decision | null>;
  readonly expected: () => Expectation;
}
interface Brought {
  readonly answers: ReadonlyMap<string, AnswerValue>;
  readonly start: Scenario | null;
}
interface Judged {
  readonly isFixed: boolean;
  readonly needs: readonly Needs[];
  readonly judge: (brought: Brought) => Judge;
}
interface Check {
  readonly text: string;
  readonly answer: {
    readonly name: string;
    readonly dimension: Dimension;
  } | null;
  readonly missing: NameFault | null;
  readonly judged: Judged;
}
type CompiledCheck =
  | {
      readonly isCheck: true;
      readonly check: Check;
    }
  | {
      readonly isCheck: false;
      readonly text: string;
      readonly fault: CheckFault;
    };
interface CompileOptions {
  readonly start?: Scenario;
}
declare function compileCheck(text: string, scenario: Scenario, { start }?: CompileOptions): CompiledCheck;
declare const compileChecks: (
  texts: readonly string[],
  scenario: Scenario,
  options?: CompileOptions,
) => readonly CompiledCheck[];
declare const TERMS: readonly [
  {
    readonly id: 'goodput';
    readonly text: 'goodput(';
  },
  {
    readonly id: 'delay';
    readonly text: 'delay(';
  },
  {
    readonly id: 'jitter';
    readonly text: 'jitter(';
  },
  {
    readonly id: 'arrived';
    readonly text: 'arrived(';
  },
  {
    readonly id: 'received';
    readonly text: 'received(';
  },
  {
    readonly id: 'lost';
    readonly text: 'lost(';
  },
  {
    readonly id: 'reordered';
    readonly text: 'reordered(';
  },
  {
    readonly id: 'packets';
    readonly text: 'packets(';
  },
  {
    readonly id: 'lost-packets';
    readonly text: 'lost packets(';
  },
  {
    readonly id: 'path';
    readonly text: 'path(';
  },
  {
    readonly id: 'bottleneck';
    readonly text: 'bottleneck(';
  },
  {
    readonly id: 'longest-wait';
    readonly text: 'longest wait(';
  },
  {
    readonly id: 'first-lost';
    readonly text: 'first lost packet(';
  },
  {
    readonly id: 'first-loss';
    readonly text: 'first loss(';
  },
  {
    readonly id: 'count';
    readonly text: 'count(';
  },
  {
    readonly id: 'none';
    readonly text: 'no ';
  },
  {
    readonly id: 'frames';
    readonly text: 'frames through BUS';
  },
  {
    readonly id: 'first';
    readonly text: 'cells of first(';
  },
  {
    readonly id: 'cells';
    readonly text: 'cells on ';
  },
  {
    readonly id: 'lost-cells';
    readonly text: 'lost cells at ';
  },
  {
    readonly id: 'state';
    readonly text: 'state(';
  },
  {
    readonly id: 'vccs';
    readonly text: 'VCCs of ';
  },
  {
    readonly id: 'table';
    readonly text: 'LE_ARP cache of ';
  },
  {
    readonly id: 'shortcut';
    readonly text: 'shortcut(';
  },
  {
    readonly id: 'answered';
    readonly text: 'ping(';
  },
  {
    readonly id: 'order';
    readonly text: 'LE_CONFIGURE_RESPONSE before ';
  },
  {
    readonly id: 'begins';
    readonly text: 'count(LE_ARP_REQUEST) <= 3 before shortcut(';
  },
  {
    readonly id: 'structure';
    readonly text: 'ELANs ';
  },
  {
    readonly id: 'link';
    readonly text: 'no link ';
  },
  {
    readonly id: 'changed';
    readonly text: 'changed only ';
  },
  {
    readonly id: 'changed-link';
    readonly text: 'changed only link ';
  },
  {
    readonly id: 'answer';
    readonly text: 'answer ';
  },
  {
    readonly id: 'after';
    readonly text: 'after ';
  },
];
type TermId = (typeof TERMS)[number]['id'];
interface CheckCompletion {
  readonly text: string;
  readonly kind: 'term' | 'device' | 'message' | 'field' | 'operator' | 'value' | 'unit' | 'word';
  readonly term: TermId | null;
}
interface CheckCompletions {
  readonly from: number;
  readonly items: readonly CheckCompletion[];
}
declare function completionsAt(text: string, caret: number, scenario: Scenario): CheckCompletions;
interface Highlight extends Place {
  readonly kind: 'term' | 'word' | 'message' | 'number' | 'text' | 'sign' | 'name' | 'comment';
}
declare const highlight: (text: string) => readonly Highlight[];
interface RunCasesOptions extends Pick<RunOptions, 'signal' | 'bounds'> {
  readonly onProgress?: (
    progress: Pick<Progress, 'timePs' | 'targetPs'>,
    results: readonly (CheckResult | null)[],
  ) => void;
  readonly slicePs?: number;
}
interface RunChecksOptions extends RunCasesOptions {
  readonly answers?: Readonly<Record<string, AnswerValue>>;
  readonly start?: Scenario;
}
interface Case extends Brought {
  readonly check: Check;
}
declare function runChecks(
  engine: Engine,
  scenario: Scenario,
  checks: readonly Check[],
  { answers, start, ...options }?: RunChecksOptions,
): Promise<CheckReport>;
declare function runCases(
  engine: Engine,
  scenario: Scenario,
  cases: readonly Case[],
  options?: RunCasesOptions,
): Promise<CheckReport>;
declare function faultText(fault: CheckFault): string;
declare const timeText: (ps: number) => string;
declare function valueText(value: Value | null): string;
declare function formText(dimension: Dimension): string;
declare function foundText(found: Found): string;
declare function verdictText({ found, expected }: Pick<CheckResult, 'found' | 'expected'>): string;
export {
  type AnswerValue,
  type Case,
  type Check,
  type CheckCompletion,
  type CheckCompletions,
  type CheckFault,
  type CheckReport,
  type CheckResult,
  type CompileOptions,
  type CompiledCheck,
  type Dimension,
  type Evidence,
  type Expectation,
  type Found,
  type Highlight,
  type NameFault,
  type RunCasesOptions,
  type RunChecksOptions,
  type Span,
  TERMS,
  type TermId,
  type Tolerance,
  type TypeFault,
  type Value,
  type Verdict,
  compileCheck,
  compileChecks,
  completionsAt,
  faultText,
  formText,
  foundText,
  highlight,
  runCases,
  runChecks,
  timeText,
  unitSize,
  unitsOf,
  valueText,
  verdictText,
};
