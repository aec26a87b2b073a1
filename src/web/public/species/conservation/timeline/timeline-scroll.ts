/** How far a strip is scrolled, in pixels. */
export interface ScrollPlace {
  /** What lies to the left of the view. */
  left: number
  /** How wide the view is. */
  room: number
  /** How wide the strip is. */
  whole: number
}

/** What one press of a scroll button moves, in pixels. Source: specification, document 2, section 9. */
export const SCROLL_STEP = 400

/** From the start of one event to the next; the event itself is 180 wide. Source: the same section. */
const EVENT_PITCH = 200
const TIP_BELOW = 10
const MORE_FROM = 10

/** How wide the strip of so many events is; on a desktop at least 800, which the styles see to. */
export function stripWidth(events: number): number {
  return events * EVENT_PITCH
}

/** Whether there is more than the view shows. */
export function overflows({ room, whole }: ScrollPlace): boolean {
  return whole > room
}

/** How much of the way is behind the reader, in percent; all of it where there is no way to go. */
export function viewedShare({ left, room, whole }: ScrollPlace): number {
  return whole > room ? (100 * left) / (whole - room) : 100
}

/** The tip stands while less than a tenth is viewed. Source: specification, document 2, section 4. */
export function showsTip(place: ScrollPlace): boolean {
  return viewedShare(place) < TIP_BELOW
}

/** The hint at the right stands while more than 10 pixels remain there. Source: the same. */
export function showsMore({ left, room, whole }: ScrollPlace): boolean {
  return whole - room - left > MORE_FROM
}

/** Where a key scrolls to: one event on or back, or to an end; undefined for a key that means nothing here. */
export function leftAfter(key: string, { left, room, whole }: ScrollPlace): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return left + EVENT_PITCH
    case 'ArrowLeft':
      return left - EVENT_PITCH
    case 'Home':
      return 0
    case 'End':
      return whole - room
    default:
      return undefined
  }
}
