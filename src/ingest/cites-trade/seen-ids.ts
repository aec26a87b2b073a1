/** Ids of one upper word share a part; those of the publisher have three at most. */
const WORD = 2 ** 32
/** Ids that share no upper word would each take a table of it. */
const FIRST_CAPACITY = 2 ** 4
const FULLEST = 0.7
/** Spreads ids over the slots; a prime near the golden ratio of 2 to the power of 32. */
const SPREAD = 2_654_435_761

/**
 * Remembers where each of the publisher's ids was first seen, in eight bytes and the room between them. Tables of its
 * own rather than a Map: half a million ids take a fortieth of a second instead of a third of the time that reading
 * the release takes.
 */
export class SeenIds {
  readonly #tables: readonly string[]
  /** How many lines were read before each table. Tables are read one after the other. */
  readonly #before: number[] = []
  #lines = 0
  readonly #parts = new Map<number, IdTable>()

  constructor(tables: readonly string[]) {
    this.#tables = tables
  }

  /** Where the id was seen before, as file:line; undefined the first time, which is then remembered. */
  earlierPlace(id: number, table: number, line: number): string | undefined {
    this.#before[table] ??= this.#lines
    const before = this.#before[table]
    const place = before + line
    this.#lines = Math.max(this.#lines, place)
    const earlier = this.#partOf(Math.floor(id / WORD)).remember(id >>> 0, place)
    return earlier === undefined ? undefined : this.#inWords(earlier)
  }

  #partOf(word: number): IdTable {
    const known = this.#parts.get(word)
    if (known !== undefined) return known
    const part = new IdTable()
    this.#parts.set(word, part)
    return part
  }

  #inWords(place: number): string {
    const table = this.#before.findLastIndex((before) => before < place)
    return `${this.#tables[table]}:${place - (this.#before[table] ?? 0)}`
  }
}

/** Numbers of 32 bits, each with the place that it was first given. Places count from 1; 0 is an empty slot. */
class IdTable {
  #ids = new Uint32Array(FIRST_CAPACITY)
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
    const spread = Math.imul(id, SPREAD) >>> 0
    let slot = (spread ^ (spread >>> 15)) & last
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
    this.#ids = new Uint32Array(ids.length * 2)
    this.#places = new Uint32Array(ids.length * 2)
    for (const [slot, place] of places.entries()) {
      const id = ids[slot] ?? 0
      if (place !== 0) this.#put(this.#slotOf(id), id, place)
    }
  }
}
