/** Places the labels of events above a plot in lanes, without overlaps. */
import { estimateWidth, shortenToWidth } from './svg.ts';

export interface PlaceableEvent {
  readonly x: number;
  readonly label: string;
  /** Text that is shown if the label does not fit, such as the number of an annotation. */
  readonly short: string;
}

/** An event with its position, and with the label or the short text, depending on the space. */
export interface PlacedEvent<Event extends PlaceableEvent> {
  readonly event: Event;
  readonly text: string;
  /** Lane 0 is next to the plot. */
  readonly lane: number;
  readonly isLeft: boolean;
}

export const LANE = 15;

const MAX_LANES = 4;
/** Maximum number of lanes for short labels. */
const MAX_SHORT_LANES = 8;
/** Possible widths of a label in pixels: full, then shortened. */
const WIDTHS = [300, 170, 90];
const GAP = 8;

interface Box {
  readonly lane: number;
  readonly from: number;
  readonly to: number;
}

/** Assigns lanes to the labels of events. If space is limited, the latest events have priority. */
export function layOutEvents<Event extends PlaceableEvent>(
  events: readonly Event[],
  { left, right }: { readonly left: number; readonly right: number },
): readonly PlacedEvent<Event>[] {
  const boxes: Box[] = [];
  const placed = events.toReversed().map((event): PlacedEvent<Event> => {
    const labels = [...WIDTHS.map((width) => shortenToWidth(event.label, width)), event.short];
    for (const text of labels) {
      const long = estimateWidth(text) + 3;
      for (const lane of Array(text === event.short ? MAX_SHORT_LANES : MAX_LANES).keys())
        for (const isLeft of [false, true]) {
          const box = { lane, from: isLeft ? event.x - long : event.x, to: isLeft ? event.x : event.x + long };
          if (box.from < left || box.to > right || !touchesNoLabel(box, boxes)) continue;
          boxes.push(box);
          return { event, text, lane, isLeft };
        }
    }
    // Without a free lane, the label overlaps others.
    return { event, text: event.short, lane: 0, isLeft: event.x + estimateWidth(event.short) + 3 > right };
  });
  return placed.toReversed();
}

export function countLanes(placed: readonly PlacedEvent<PlaceableEvent>[]): number {
  return placed.length === 0 ? 0 : 1 + Math.max(...placed.map(({ lane }) => lane));
}

/** Returns whether a label overlaps no label of its lane. Lines may cross it, because labels have an outline. */
function touchesNoLabel(box: Box, others: readonly Box[]): boolean {
  return others.every((other) => other.lane !== box.lane || box.to + GAP < other.from || other.to + GAP < box.from);
}
