/** Where the labels of events stand above a plot: in lanes, so that none covers another. */
import { fitting, widthOf } from './svg.ts';

/** An event with its place. */
export interface PlaceableEvent {
  readonly x: number;
  readonly label: string;
  /** What stands there where the label has no room: the number of an annotation in the list of them. */
  readonly short: string;
}

/** A label with its place. Where there was no room for words it is what the event has in short. */
export interface PlacedEvent<Event extends PlaceableEvent> {
  readonly event: Event;
  readonly text: string;
  /** From 0, the one next to the plot. */
  readonly lane: number;
  readonly isLeft: boolean;
}

/** Height of a lane in pixels. */
export const LANE = 15;

const MAX_LANES = 4;
/** What is short may stand higher, so that no line is without a label. */
const MAX_SHORT_LANES = 8;
/** Widths that a label may have, in pixels: whole, then shortened. */
const WIDTHS = [300, 170, 90];
const GAP = 8;

interface Box {
  readonly lane: number;
  readonly from: number;
  readonly to: number;
}

/** Places the labels of events, which come in the order of time; the newest choose first. */
export function placeEvents<Event extends PlaceableEvent>(
  events: readonly Event[],
  { left, right }: { readonly left: number; readonly right: number },
): readonly PlacedEvent<Event>[] {
  const boxes: Box[] = [];
  const placed = events.toReversed().map((event): PlacedEvent<Event> => {
    const labels = [...WIDTHS.map((width) => fitting(event.label, width)), event.short];
    for (const text of labels) {
      const long = widthOf(text) + 3;
      for (const lane of Array(text === event.short ? MAX_SHORT_LANES : MAX_LANES).keys())
        for (const isLeft of [false, true]) {
          const box = { lane, from: isLeft ? event.x - long : event.x, to: isLeft ? event.x : event.x + long };
          if (box.from < left || box.to > right || !isFree(box, boxes)) continue;
          boxes.push(box);
          return { event, text, lane, isLeft };
        }
    }
    // Beyond that they stand upon each other.
    return { event, text: event.short, lane: 0, isLeft: event.x + widthOf(event.short) + 3 > right };
  });
  return placed.toReversed();
}

/** How many lanes there are. */
export function lanesOf(placed: readonly PlacedEvent<PlaceableEvent>[]): number {
  return placed.length === 0 ? 0 : 1 + Math.max(...placed.map(({ lane }) => lane));
}

/** A label must not touch another of its lane. Lines pass behind labels, which have a rim of the ground's color. */
function isFree(box: Box, others: readonly Box[]): boolean {
  return others.every((other) => other.lane !== box.lane || box.to + GAP < other.from || other.to + GAP < box.from);
}
