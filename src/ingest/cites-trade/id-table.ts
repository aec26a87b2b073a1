const FIRST_CAPACITY = 2 ** 4
const FULLEST = 0.7
const WORD = 2 ** 32
/** Spreads ids over the slots; a prime near the golden ratio of 2 to the power of 32. */
const SPREAD = 2_654_435_761

/** A number of 32 bits that differs much between ids that differ little. */
export function spreadOf(id: number): number {
  const mixed = Math.imul((id >>> 0) ^ Math.floor(id / WORD), SPREAD)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

/**
 * Ids, each with the place that it was first given. Places count from 1; 0 is an empty slot. A table of its own rather than a
 * Map, which takes twelve times as long.
 */
export class IdTable {
  #ids = new Float64Array(FIRST_CAPACITY)
  #places = new Uint32Array(FIRST_CAPACITY)
  #size = 0

  /** The place that the id was given before, else undefined, and then it keeps this one. */
  remember(id: number, place: number): number | undefined {
    const slot = this.#slotOf(id)
    const earlier = this.#places[slot]
    if (earlier !== 0) return earlier
    this.#put(slot, id, place)
    this.#size += 1
    if (this.#size > this.#ids.length * FULLEST) this.#grow()
    return undefined
  }

  #slotOf(id: number): number {
    const last = this.#ids.length - 1
    let slot = spreadOf(id) & last
    while (this.#places[slot] !== 0 && this.#ids[slot] !== id) slot = (slot + 1) & last
    return slot
  }

  #put(slot: number, id: number, place: number): void {
    this.#ids[slot] = id
    this.#places[slot] = place
  }

  #grow(): void {
    const ids = this.#ids
    const places = this.#places
    this.#ids = new Float64Array(ids.length * 2)
    this.#places = new Uint32Array(ids.length * 2)
    for (const [slot, place] of places.entries()) {
      const id = ids[slot] ?? 0
      if (place !== 0) this.#put(this.#slotOf(id), id, place)
    }
  }
}
