import { describe, expect, it } from 'vitest';
import {
  areDetailsShown,
  firstPanes,
  isLogAlone,
  isRailShown,
  withDetailsToggled,
  withResults,
  withTab,
  withTabBehindLog,
  withTabInSight,
} from './pane-state.ts';

const wide = { isNarrow: false, isProjected: false };
const narrow = { isNarrow: true, isProjected: false };
const projected = { isNarrow: false, isProjected: true };
const one = firstPanes(false);
const two = firstPanes(true);

describe('the details', () => {
  it('stand beside one drawing, and beside a table where there is room for both', () => {
    expect(areDetailsShown(one, wide)).toBe(true);
    expect(areDetailsShown({ ...one, view: 'table' }, wide)).toBe(true);
    expect(areDetailsShown({ ...one, view: 'table' }, narrow)).toBe(false);
  });

  it('are a sheet over the drawing in a narrow window, closed at first', () => {
    expect(areDetailsShown(one, narrow)).toBe(false);
    const open = withDetailsToggled(one, narrow);
    expect(areDetailsShown(open, narrow)).toBe(true);
    expect(areDetailsShown({ ...open, view: 'table' }, narrow)).toBe(false);
    expect(areDetailsShown(withDetailsToggled(open, narrow), narrow)).toBe(false);
    expect(areDetailsShown(withTab(one, 'results'), narrow)).toBe(true);
  });

  it('are a drawer below two runs, closed at first, which is toggled apart', () => {
    expect(areDetailsShown(two, wide)).toBe(false);
    const open = withDetailsToggled(two, wide);
    expect(areDetailsShown(open, wide)).toBe(true);
    expect(open.areDetailsOpen).toBe(two.areDetailsOpen);
    expect(areDetailsShown(withDetailsToggled(one, wide), wide)).toBe(false);
  });

  it('open for a tab that is asked for, and only then cover the log', () => {
    const closed = withDetailsToggled({ ...one, log: 'messages' }, wide);
    expect(withTab(closed, 'packet')).toMatchObject({ tab: 'packet', areDetailsOpen: true, log: 'messages' });
    expect(withTabInSight(closed, 'packet', wide).log).toBe('messages');
    expect(withTabInSight(closed, 'packet', narrow).log).toBeNull();
    expect(withTabBehindLog(closed, 'packet', wide)).toMatchObject({ tab: 'packet', areDetailsOpen: true });
    expect(withTabBehindLog(closed, 'packet', narrow)).toMatchObject({ tab: 'packet', log: 'messages' });
    expect(withTabInSight({ ...two, log: 'messages' }, 'packet', wide).log).toBeNull();
  });
});

it('the log takes the place of the details in a narrow window and below two runs', () => {
  expect(isLogAlone(one, wide)).toBe(false);
  expect(isLogAlone(one, narrow)).toBe(true);
  expect(isLogAlone(two, wide)).toBe(true);
});

it('the rail is shown where there is room, unless somebody has opened or closed it', () => {
  expect(isRailShown(one, wide)).toBe(true);
  expect(isRailShown(one, narrow)).toBe(false);
  expect(isRailShown(one, projected)).toBe(false);
  expect(isRailShown({ ...one, isRailOpen: true }, projected)).toBe(true);
  expect(isRailShown({ ...one, isRailOpen: false }, wide)).toBe(false);
});

describe('the results of a run that is measured', () => {
  it('come forward, but not over what shows the run itself', () => {
    expect(withResults(one).tab).toBe('results');
    expect(withResults({ ...one, tab: 'problems' }).tab).toBe('results');
    for (const tab of ['packet', 'tables', 'plots'] as const) expect(withResults({ ...one, tab }).tab).toBe(tab);
  });

  it('do not open details that are closed', () => {
    expect(areDetailsShown(withResults(one), narrow)).toBe(false);
  });
});
