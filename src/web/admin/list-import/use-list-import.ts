import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '#web/forms/refusal.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { newIdempotencyKey } from '../new-idempotency-key.ts'
import { useUndo } from '../records/use-undo.ts'
import { useToasts } from '../use-toasts.ts'
import {
  type EditedLine,
  type FileProblem,
  inParts,
  isTooLargeToSave,
  readEditedFile,
} from './edited-file.ts'
import type { ImportedRow, ImportTarget } from './import-target.ts'

/** What a file would change, as far as it was looked at. */
export interface ImportPreview {
  name: string
  rows: ImportedRow[]
  unchanged: number
  /** Columns that are no fields of the records. */
  ignored: string[]
  lines: EditedLine[]
  /** The same in every attempt to save this file. */
  idempotencyKey: string
}

type Step = {
  preview?: ImportPreview
  problem?: FileProblem
  columns?: readonly string[]
  message?: string
  isBusy?: boolean
}

/** Reads an edited file, asks what it would change, and saves that once the curator has seen it. */
export function useListImport(target: ImportTarget, onSaved: () => void) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const undo = useUndo(target.topic)
  const [step, setStep] = useState<Step>({})

  const choose = async (file: File) => {
    const read = readEditedFile(await file.arrayBuffer(), target.columns)
    if ('problem' in read) return setStep(read)
    setStep({ isBusy: true })
    const preview: ImportPreview = {
      name: file.name,
      rows: [],
      unchanged: 0,
      ignored: read.ignored,
      lines: read.rows,
      idempotencyKey: newIdempotencyKey(),
    }
    try {
      for (const rows of inParts(read.rows)) {
        const found = await target.preview(rows)
        preview.rows.push(...found.rows)
        preview.unchanged += found.unchanged
      }
      setStep({ preview })
    } catch (problem) {
      setStep({ message: refusalOf(problem).message })
    }
  }

  /** Saves the rows that are not refused; where one turns out to be, none is saved and the preview says why. */
  const save = async (preview: ImportPreview) => {
    const accepted = preview.rows.filter(({ problems }) => problems.length === 0)
    const rows = accepted.flatMap((row) => sentLine(row, preview.lines, target))
    if (isTooLargeToSave(rows)) return setStep({ preview, problem: 'tooLarge' })
    setStep({ preview, isBusy: true })
    try {
      const outcome = await target.save(rows, preview.idempotencyKey)
      const [first] = outcome.saved
      if (first === undefined) return setStep({ preview: { ...preview, rows: outcome.rows } })
      const added = accepted.filter(({ is_new }) => is_new).length
      const deleted = accepted.filter(({ deletes }) => deletes).length
      const changed = accepted.length - added - deleted
      const done = [
        added > 0 && t('list.importedNew', { count: added, figure: format.number(added) }),
        changed > 0 && t('list.imported', { count: changed, figure: format.number(changed) }),
        deleted > 0 && t('list.importedDeleted', { count: deleted, figure: format.number(deleted) }),
      ]
      toasts.succeeded(
        done.filter(Boolean).join(' '),
        undefined,
        undo({ row_id: first.id, version: first.version, removed: first.removed }, t('undo.doneSeveral')),
      )
      onSaved()
    } catch (problem) {
      setStep({ preview, message: refusalOf(problem).message })
    }
    await queryClient.invalidateQueries()
  }

  return { ...step, choose, save }
}

/** A line as it is saved: of a record that is there, the cells that differ, unless all of them are needed. */
function sentLine(
  { line, is_new, deletes, changes }: ImportedRow,
  lines: readonly EditedLine[],
  { sendsWholeLines = false }: ImportTarget,
): EditedLine[] {
  const sent = lines.find((one) => one.line === line)
  if (sent === undefined) return []
  if (is_new || deletes || sendsWholeLines) return [sent]
  return [
    { ...sent, cells: Object.fromEntries(changes.map(({ field }) => [field, sent.cells[field] ?? ''])) },
  ]
}
