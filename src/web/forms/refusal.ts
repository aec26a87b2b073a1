import type { ExistingRecord } from '#domain/problems.ts'

/** A record as someone else left it while this one was being edited. */
export interface ChangedMeanwhile {
  version: number
  [field: string]: unknown
}

/** Who changed a record last, and when. */
export interface LastChange {
  editor_email: string
  changed_at: string
}

interface Refusal {
  /** Keys of `admin:validation`, by field. */
  fields: Readonly<Record<string, string>>
  /** The record that already exists, where that is why. */
  existing?: ExistingRecord
  /** The record as someone else left it, where that is why the save was refused. */
  current?: ChangedMeanwhile
  /** Who that was, and when. */
  last_change?: LastChange
  /** The whole in a sentence. */
  message: string
}

/** The server's answer to a change that it refused. */
export function refusalOf(problem: unknown): Refusal {
  const { data, message } = (problem ?? {}) as { data?: Partial<Refusal>; message?: string }
  const { fields = {}, current, last_change, existing } = data ?? {}
  return { fields, current, last_change, existing, message: message ?? '' }
}
