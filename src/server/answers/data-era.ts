import type { Connection } from '#database/connect.ts'
import { currentDataVersion } from '#database/releases/data-version-queries.ts'

/** The data version together with the day, since some answers (years under CITES, featured species) follow the calendar. */
export class DataEra {
  #version: number | undefined
  readonly #connection: Connection
  readonly #today: () => string
  #changed: () => void = () => undefined

  static async watch(connection: Connection, today: () => string): Promise<DataEra> {
    const era = new DataEra(connection, today)
    await connection.onDataVersion((version) => {
      era.#version = version
      era.#changed()
    })
    return era
  }

  private constructor(connection: Connection, today: () => string) {
    this.#connection = connection
    this.#today = today
  }

  get currentDay(): string {
    return this.#today()
  }

  /** The era as far as word of changes arrives; undefined while it does not, and then `ask` is needed. */
  get known(): string | undefined {
    return this.#version === undefined ? undefined : `${this.#version}.${this.#today()}`
  }

  /** Calls back at once and after every change that is heard of. */
  onChange(listener: () => void): void {
    this.#changed = listener
    listener()
  }

  /**
   * Takes note of a change made by this process before word of it arrives, so that the next answer shows it.
   * While no word arrives at all, every question asks for the version anyway.
   */
  async catchUp(): Promise<void> {
    if (this.#version === undefined) return
    const version = await currentDataVersion(this.#connection.reader)
    if (this.#version === undefined || version <= this.#version) return
    this.#version = version
    this.#changed()
  }

  async ask(): Promise<string> {
    return this.known ?? `${await currentDataVersion(this.#connection.reader)}.${this.#today()}`
  }
}
