import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box } from './box.ts';
import { freeRoom } from './free-room.ts';
import { placeAll, placeWhereFree, withoutOverlaps } from './placement.ts';
import { lengthWithin, Room, sharedArea } from './room.ts';

const boxes = fc
  .tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 }), fc.nat(120), fc.nat(60))
  .map(([left, top, width, height]): Box => ({ left, top, right: left + 1 + width, bottom: top + 1 + height }));
const candidates = fc.record({ box: boxes, cost: fc.nat(40) });
const labels = fc.array(fc.array(candidates, { maxLength: 6 }), { maxLength: 12 });

function roomWith(taken: readonly Box[]): Room {
  const room = new Room();
  for (const box of taken) room.add(box);
  return room;
}

const shareAny = (all: readonly Box[]) =>
  all.some((one, index) => all.slice(index + 1).some((other) => sharedArea(one, other) > 0));

describe('placeWhereFree', () => {
  it('never lets a label lie on another or on what was there before', () => {
    fc.assert(
      fc.property(fc.array(boxes, { maxLength: 5 }), labels, (taken, wanted) => {
        const placed = placeWhereFree(roomWith(taken), wanted).flatMap((place) => (place === null ? [] : [place.box]));
        expect(shareAny(placed)).toBe(false);
        expect(placed.some((box) => taken.some((other) => sharedArea(box, other) > 0))).toBe(false);
      }),
    );
  });

  it('leaves out a label only where each of its places is taken', () => {
    fc.assert(
      fc.property(fc.array(boxes, { maxLength: 5 }), labels, (taken, wanted) => {
        const places = placeWhereFree(roomWith(taken), wanted);
        const placed = [...taken, ...places.flatMap((place) => (place === null ? [] : [place.box]))];
        for (const [index, place] of places.entries())
          if (place === null)
            for (const { box } of wanted[index] ?? [])
              expect(placed.some((other) => sharedArea(box, other) > 0)).toBe(true);
      }),
    );
  });

  it('chooses the same places every time', () => {
    fc.assert(
      fc.property(labels, (wanted) => {
        expect(placeWhereFree(new Room(), wanted)).toEqual(placeWhereFree(new Room(), wanted));
      }),
    );
  });

  it('keeps off a slanted pipe where it can, although a box around the pipe would reach there', () => {
    const room = new Room();
    room.addPiece({ a: { x: 0, y: 0 }, b: { x: 200, y: 200 }, width: 20 });
    const onPipe = { box: { left: 90, top: 90, right: 130, bottom: 110 }, cost: 0 };
    const beside = { box: { left: 20, top: 140, right: 60, bottom: 160 }, cost: 5 };
    expect(placeWhereFree(room, [[onPipe, beside]])).toEqual([beside]);
  });
});

describe('placeAll', () => {
  it('shows every label that has a candidate, and apart where one place for each is free', () => {
    fc.assert(
      fc.property(labels, (wanted) => {
        const places = placeAll(new Room(), wanted);
        for (const [index, own] of wanted.entries()) expect(places[index] === null).toBe(own.length === 0);
      }),
    );
  });

  it('moves the first label once more when a later one has only its place', () => {
    const left = () => ({ box: { left: 0, top: 0, right: 10, bottom: 10 }, cost: 0 });
    const right = { box: { left: 20, top: 0, right: 30, bottom: 10 }, cost: 1 };
    expect(placeAll(new Room(), [[left(), right], [left()]])).toEqual([right, left()]);
  });
});

describe('withoutOverlaps', () => {
  it('leaves labels that lie on nothing, and frees the room of the others', () => {
    fc.assert(
      fc.property(labels, (wanted) => {
        const room = new Room();
        const kept = withoutOverlaps(room, placeAll(room, wanted)).flatMap((place) =>
          place === null ? [] : [place.box],
        );
        expect(shareAny(kept)).toBe(false);
        const whole = { left: -1000, top: -1000, right: 1000, bottom: 1000 };
        const areaOf = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);
        expect(room.taken(whole)).toBe(kept.reduce((sum, box) => sum + areaOf(box), 0));
      }),
    );
  });
});

describe('lengthWithin', () => {
  const box = { left: 0, top: 0, right: 10, bottom: 10 };

  it('measures the part of a stretch in a box', () => {
    expect(lengthWithin({ x: -5, y: 5 }, { x: 20, y: 5 }, box)).toBeCloseTo(10);
    expect(lengthWithin({ x: 0, y: 0 }, { x: 3, y: 4 }, box)).toBeCloseTo(5);
    expect(lengthWithin({ x: -5, y: 12 }, { x: 20, y: 12 }, box)).toBe(0);
  });
});

describe('freeRoom', () => {
  const frame = { left: 0, top: 0, right: 1000, bottom: 600 };

  it('is what tabs above and buttons below leave', () => {
    const tabs = { left: 16, top: 12, right: 316, bottom: 44 };
    const buttons = { left: 600, top: 550, right: 984, bottom: 586 };
    expect(freeRoom(frame, [tabs, buttons], { width: 400, height: 100 })).toEqual({
      left: 0,
      top: 44,
      right: 1000,
      bottom: 550,
    });
  });

  it('is as wide as the frame where a part of the width would win a px of height', () => {
    const tabs = { left: 16, top: 12, right: 316, bottom: 44 };
    const badge = { left: 700, top: 12, right: 984, bottom: 45 };
    expect(freeRoom(frame, [tabs, badge], { width: 300, height: 300 })).toEqual({ ...frame, top: 45 });
  });

  it('is beside a panel for a tall drawing', () => {
    const panel = { left: 700, top: 20, right: 980, bottom: 580 };
    expect(freeRoom(frame, [panel], { width: 100, height: 300 })).toEqual({ ...frame, right: 700 });
  });

  it('holds nothing that lies over the frame, unless everything is covered', () => {
    fc.assert(
      fc.property(fc.array(boxes, { maxLength: 5 }), (over) => {
        const whole = { left: -300, top: -300, right: 300, bottom: 300 };
        const room = freeRoom(whole, over, { width: 3, height: 2 });
        const isCovered = over.some((box) => sharedArea(box, room) > 0);
        if (isCovered) expect(room).toEqual(whole);
      }),
    );
  });
});
