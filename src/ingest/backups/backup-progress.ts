/** How far a backup or a restore has come. */
export interface BackupProgress {
  rows: number
  ofRows: number
}

/** Counts rows and tells of every hundredth that is done, however fast they come. */
export class CountedRows {
  readonly #ofRows: number
  readonly #tell: (progress: BackupProgress) => void
  #rows = 0
  #told = -1

  constructor(ofRows: number, tell: (progress: BackupProgress) => void = () => undefined) {
    this.#ofRows = ofRows
    this.#tell = tell
  }

  get rows(): number {
    return this.#rows
  }

  add(rows: number): void {
    this.#rows += rows
    const hundredth = Math.floor((this.#rows / Math.max(1, this.#ofRows)) * 100)
    if (hundredth === this.#told) return
    this.#told = hundredth
    this.#tell({ rows: this.#rows, ofRows: this.#ofRows })
  }
}

const NEWLINE = 0x0a

/** How many rows a piece of COPY's text ends. */
export function countLines(piece: Uint8Array | string): number {
  let lines = 0
  const find = (from: number) =>
    typeof piece === 'string' ? piece.indexOf('\n', from) : piece.indexOf(NEWLINE, from)
  for (let at = find(0); at >= 0; at = find(at + 1)) lines += 1
  return lines
}
