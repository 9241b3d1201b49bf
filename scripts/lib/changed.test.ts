import { expect, it } from 'vitest';
import { cargoArguments } from './changed.mjs';

it('names the crates whose sources have changed', () => {
  expect(cargoArguments(['packages/engine/src/lib.rs', 'packages/engine/tests/engine/abr.rs'])).toEqual([
    '--package',
    'lanelab-engine',
  ]);
});

it('knows the crate of cells from the one that holds its folder', () => {
  expect(cargoArguments(['packages/engine/cells/src/sim/time.rs'])).toEqual(['--package', 'lanelab-cells']);
});

it('names single test programs where only those have changed', () => {
  const paths = ['packages/protocols/tests/carriage.rs', 'packages/protocols/tests/lane/elan.rs'];
  expect(cargoArguments(paths)).toEqual(['--package', 'lanelab-protocols', '--test', 'carriage', '--test', 'lane']);
  expect(cargoArguments(['packages/engine/tests/engine/abr.rs'])).toEqual([
    '--package',
    'lanelab-engine',
    '--test',
    'engine',
  ]);
});

it('takes the whole crate where a folder that programs share has changed', () => {
  expect(cargoArguments(['packages/protocols/tests/support/effort.rs'])).toEqual(['--package', 'lanelab-protocols']);
});

it('leaves Rust alone where none has changed', () => {
  expect(cargoArguments(['packages/engine/ts/pool.ts', 'docs/model.md'])).toEqual([]);
});
