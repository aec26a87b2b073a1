import { createHash } from 'node:crypto'

/** The store cannot be used now; the message is a sentence for the operator. */
export class StoreProblem extends Error {
  override name = 'StoreProblem'
}

/** A file as it is in a store. */
export interface StoredCopy {
  /** That of its address on the portal, without the slash at its beginning. */
  path: string
  type: string
  sha256: string
  size: number
}

/** What a store says of the file at a path: it is not there, is not the same, or is the same. */
export type CopyState = 'missing' | 'different' | 'same'

/** A place outside the database that has copies of files which never change. Its methods throw StoreProblem. */
export interface ReleaseStore {
  look: (copy: StoredCopy, signal: AbortSignal) => Promise<CopyState>
  /** Puts the file there, in place of what has its path; a copy that did not arrive whole is a StoreProblem. */
  put: (copy: StoredCopy, bytes: Buffer, signal: AbortSignal) => Promise<void>
  /** The bytes of the file; undefined where the store does not have exactly these. */
  get: (copy: StoredCopy, signal: AbortSignal) => Promise<Buffer | undefined>
}

/** Whether these bytes are those of the file. */
export const isWhole = (bytes: Buffer, { sha256 }: Pick<StoredCopy, 'sha256'>): boolean =>
  createHash('sha256').update(bytes).digest('hex') === sha256

/** Throws StoreProblem where these bytes are not those of the file. */
export function assertWhole(bytes: Buffer, copy: Pick<StoredCopy, 'path' | 'sha256'>): void {
  if (!isWhole(bytes, copy)) throw new StoreProblem(`What was to be stored as ${copy.path} is not that file.`)
}
