const TURN = 360

/**
 * Directions on the ring at least `apart` degrees from each other, in their order, each moved as little as the ones
 * before it allow; where they do not all fit, they are as far apart as there is room.
 */
export function ringDirections(directions: readonly number[], apart: number): number[] {
  if (directions.length < 2) return [...directions]
  const order = directions
    .map((direction, index) => ({ direction, index }))
    .sort((a, b) => a.direction - b.direction)
  const step = Math.min(apart, TURN / directions.length)
  const groups: { middle: number; members: number[] }[] = []
  for (const { direction, index } of order) {
    groups.push({ middle: direction, members: [index] })
    merge(groups, step)
  }
  const placed: number[] = []
  for (const { middle, members } of groups) {
    const first = middle - ((members.length - 1) * step) / 2
    members.forEach((index, place) => {
      placed[index] = (first + place * step + TURN) % TURN
    })
  }
  return placed
}

/** Groups that would overlap become one around their common middle. */
function merge(groups: { middle: number; members: number[] }[], step: number): void {
  for (;;) {
    const [before, last] = groups.slice(-2)
    if (before === undefined || last === undefined) return
    const room = ((before.members.length + last.members.length) / 2) * step
    if (last.middle - before.middle >= room) return
    const count = before.members.length + last.members.length
    const middle = (before.middle * before.members.length + last.middle * last.members.length) / count
    groups.splice(-2, 2, { middle, members: [...before.members, ...last.members] })
  }
}
