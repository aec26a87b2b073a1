/** A file cannot be read as what it should be; the message is one sentence for the operator. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
  readonly file: string
  readonly line: number | null
  readonly column: string | null

  constructor(file: string, reason: string, { line = null, column = null }: Partial<Place> = {}) {
    super(reason)
    this.file = file
    this.line = line
    this.column = column
  }
}

interface Place {
  line: number | null
  column: string | null
}
