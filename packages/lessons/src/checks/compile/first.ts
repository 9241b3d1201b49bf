/** “cells of first( )” and “eth.dst of first( )”. */
import { FIELD_NAMES, fieldNamed, type LogRecord, readTexts } from '@lanelab/filter';
import { closest } from '@lanelab/scenario';
import { Fault } from '../fault.ts';
import { firstGauge } from '../gauges/first.ts';
import type { Gauge } from '../judge/gauge.ts';
import type { Window } from '../run/window.ts';
import type { QuantitySyntax } from '../syntax.ts';
import { numberOf, type Value, wordsOf } from '../values.ts';
import { filterIn, type Scope } from './scope.ts';

type First = Extract<QuantitySyntax, { readonly kind: 'first' }>;

const cellsOf = ({ cells }: LogRecord): Value | null => (cells === undefined ? null : numberOf('cells', cells.count));

/** The gauge of a property of the first message or packet that passes a filter. */
export function firstOf({ field: asked, filter: syntax }: First, scope: Scope, window: Window): Gauge {
  const filter = filterIn(scope, syntax);
  if (asked === null) return firstGauge(window, filter, scope.subjects, 'cells', cellsOf, {});
  const { text, place } = asked;
  const field = fieldNamed(text);
  if (field === null) throw new Fault({ code: 'unknown-field', place, text, near: closest(text, FIELD_NAMES) });
  const { source } = field;
  const isNumber = field.type === 'number';
  const valueOf = (record: LogRecord): Value | null => {
    const [first] = readTexts(field, scope.subjects(record));
    if (first === undefined) return null;
    return isNumber ? numberOf('number', Number(first)) : wordsOf(first);
  };
  const needs = source.kind === 'fields' ? { fields: source.ids } : {};
  return firstGauge(window, filter, scope.subjects, isNumber ? 'number' : 'word', valueOf, needs);
}
