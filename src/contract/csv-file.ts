/** A CSV file that is made while it is sent. */
export class CsvFile {
  /** Without its ending. */
  readonly name: string
  /** How many rows it has. */
  readonly total: number
  /** Another one where its bytes differ. */
  readonly tag: string
  /** Whether its address names a release, so that its bytes never change. */
  readonly isImmutable: boolean
  readonly isSimulated: boolean
  /** Its text piece by piece; each is made when it is asked for. */
  readonly pieces: AsyncIterable<string>

  constructor(
    file: Readonly<Pick<CsvFile, 'name' | 'total' | 'tag' | 'isImmutable' | 'isSimulated' | 'pieces'>>,
  ) {
    this.name = file.name
    this.total = file.total
    this.tag = file.tag
    this.isImmutable = file.isImmutable
    this.isSimulated = file.isSimulated
    this.pieces = file.pieces
  }
}
