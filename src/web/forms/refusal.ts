import type { RecordThere } from '#domain/problems.ts'
import type { ChangedMeanwhile } from './conflict-panel.tsx'

interface Refusal {
  /** Keys of `admin:validation`, by field. */
  fields: Readonly<Record<string, string>>
  /** The record that is there already, where that is why. */
  there?: RecordThere
  /** The record as someone else left it, where that is why the save was refused. */
  current?: ChangedMeanwhile
  /** The whole in a sentence. */
  message: string
}

/** What the server says of a change that it refused. */
export function refusalOf(problem: unknown): Refusal {
  const { data, message } = (problem ?? {}) as { data?: Partial<Refusal>; message?: string }
  return { fields: data?.fields ?? {}, current: data?.current, there: data?.there, message: message ?? '' }
}
