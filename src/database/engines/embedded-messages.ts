import type { DataVersions } from '../releases/data-scopes.ts'

/** What the engine's thread begins with. */
export interface EngineStart {
  folder: string | undefined
  image: string | undefined
  program: WebAssembly.Module
}

/** What is asked of the engine's thread. Parameters are in the text form of their type. */
export type EngineJob =
  | {
      kind: 'query'
      id: number
      text: string
      params: (string | null)[]
      rowMode?: 'array' | 'object'
      blob?: string
    }
  | { kind: 'close'; id: number; text?: undefined; params?: undefined; rowMode?: undefined; blob?: undefined }

export type EngineAnswer =
  | { kind: 'ready' }
  | { kind: 'data-versions'; versions: DataVersions }
  | {
      kind: 'done'
      id: number
      rows: unknown[]
      fields: { name: string; dataTypeID: number }[]
      affectedRows?: number
      /** What a COPY wrote. */
      copied?: Uint8Array
    }
  | { kind: 'failed'; id: number; message: string; code?: string; detail?: string; constraint?: string }
