import { PrivateFile } from './private-file.ts'

/** Ids are looked through a share at a time, so that one share of them has to fit into memory. */
const SHARES = 64
/** Half a million ids stay in memory as they are. */
const MOST_WAITING = 8192

/**
 * Finds the publisher's ids that occur more than once. Ids are noted as rows are read, and compared when all were: what is in
 * memory does not grow with their number. The rest is in a private file.
 */
export class RepeatedIds {
  readonly #tables: readonly string[]
  /** How many lines were read before each table. Tables are read one after the other. */
  readonly #before: number[] = []
  #lines = 0
  readonly #shares: Share[]
  readonly #earlier = new Map<number, number>()
  #file: PrivateFile | undefined
  #isComplete = false

  constructor(tables: readonly string[], { mostWaiting = MOST_WAITING } = {}) {
    this.#tables = tables
    this.#shares = Array.from({ length: SHARES }, () => new Share(mostWaiting))
  }

  /** Notes the id of a line; once all were compared it does nothing. */
  note(id: number, table: number, line: number): void {
    if (this.#isComplete) return
    this.#before[table] ??= this.#lines
    const place = this.#before[table] + line
    this.#lines = Math.max(this.#lines, place)
    const share = this.#shares[id % SHARES]
    if (share?.note(id, place)) {
      this.#file ??= new PrivateFile()
      share.moveTo(this.#file)
    }
  }

  /** Compares all that were noted, and answers how many lines repeat an id of an earlier one; more than `most` are not counted. */
  async find(most: number): Promise<number> {
    this.#isComplete = true
    for (const share of this.#shares) {
      const seen = new Map<number, number>()
      for await (const { ids, places } of share.pieces(this.#file)) {
        for (const [at, place] of places.entries()) {
          const id = ids[at] ?? 0
          const earlier = seen.get(id)
          if (earlier === undefined) {
            seen.set(id, place)
            continue
          }
          this.#earlier.set(place, earlier)
          if (this.#earlier.size > most) return this.#earlier.size
        }
      }
    }
    return this.#earlier.size
  }

  /** Where the id of a line that was found to repeat it was first seen, as file:line; undefined of every other line. */
  earlierPlace(table: number, line: number): string | undefined {
    const earlier = this.#earlier.get((this.#before[table] ?? Number.NaN) + line)
    if (earlier === undefined) return undefined
    const earlierTable = this.#before.findLastIndex((before) => before < earlier)
    return `${this.#tables[earlierTable]}:${earlier - (this.#before[earlierTable] ?? 0)}`
  }

  /** Gives back the room in the file; nothing can be found any more. */
  close(): void {
    this.#file?.close()
  }
}

/** Ids and their places, in the order in which they were noted. */
interface Piece {
  ids: Float64Array
  places: Uint32Array
}

/** A share of the ids: those of which there is no room are in the file. */
class Share {
  readonly #ids: Float64Array
  readonly #places: Uint32Array
  #waiting = 0
  /** Where the pieces in the file begin, each as long as there is room here. */
  readonly #inFile: number[] = []

  constructor(mostWaiting: number) {
    this.#ids = new Float64Array(mostWaiting)
    this.#places = new Uint32Array(mostWaiting)
  }

  /** Whether there is no more room. */
  note(id: number, place: number): boolean {
    this.#ids[this.#waiting] = id
    this.#places[this.#waiting] = place
    this.#waiting += 1
    return this.#waiting === this.#ids.length
  }

  moveTo(file: PrivateFile): void {
    this.#inFile.push(file.append(bytesOf(this.#ids)))
    file.append(bytesOf(this.#places))
    this.#waiting = 0
  }

  async *pieces(file: PrivateFile | undefined): AsyncGenerator<Piece> {
    const ofIds = this.#ids.byteLength
    for (const position of this.#inFile) {
      const bytes = await file?.read(position, ofIds + this.#places.byteLength)
      if (bytes === undefined) continue
      const { buffer } = Uint8Array.from(bytes)
      yield { ids: new Float64Array(buffer, 0, this.#ids.length), places: new Uint32Array(buffer, ofIds) }
    }
    yield { ids: this.#ids.subarray(0, this.#waiting), places: this.#places.subarray(0, this.#waiting) }
  }
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float64Array | Uint32Array) =>
  new Uint8Array(buffer, byteOffset, byteLength)
