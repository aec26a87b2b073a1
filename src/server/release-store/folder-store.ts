import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  assertWhole,
  type CopyState,
  isWhole,
  type ReleaseStore,
  type StoredCopy,
  StoreProblem,
} from './release-store.ts'

/** A folder that a web server serves, or that is copied elsewhere. */
export class FolderStore implements ReleaseStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async look(copy: StoredCopy): Promise<CopyState> {
    const bytes = await this.#read(copy)
    if (bytes === undefined) return 'missing'
    return isWhole(bytes, copy) ? 'same' : 'different'
  }

  /** Written under another name first, so that no reader sees a part of it, and on the disk before it is renamed. */
  async put(copy: StoredCopy, bytes: Buffer): Promise<void> {
    assertWhole(bytes, copy)
    const name = join(this.#folder, copy.path)
    const beside = `${name}.${randomUUID()}.part`
    try {
      await mkdir(dirname(name), { recursive: true })
      const file = await open(beside, 'wx', 0o644)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(beside, name)
    } catch (problem) {
      await rm(beside, { force: true }).catch(() => undefined)
      throw this.#notUsable('written', problem)
    }
    if ((await this.look(copy)) !== 'same')
      throw new StoreProblem(`${copy.path} is not the same in ${this.#folder} as it was written.`)
  }

  async get(copy: StoredCopy): Promise<Buffer | undefined> {
    const bytes = await this.#read(copy)
    return bytes !== undefined && isWhole(bytes, copy) ? bytes : undefined
  }

  async #read({ path }: StoredCopy): Promise<Buffer | undefined> {
    try {
      return await readFile(join(this.#folder, path))
    } catch (problem) {
      if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw this.#notUsable('read', problem)
    }
  }

  #notUsable(what: 'read' | 'written', problem: unknown): StoreProblem {
    const { code = String(problem) } = problem as NodeJS.ErrnoException
    return new StoreProblem(`The folder ${this.#folder} cannot be ${what} (${code}).`, { cause: problem })
  }
}
