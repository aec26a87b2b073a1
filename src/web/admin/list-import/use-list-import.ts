import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '#web/forms/refusal.ts'
import { type AdminAnswers, adminApi } from '../admin-api.ts'
import type { AnyRecordKind } from '../records/record-kind.ts'
import { useUndo } from '../records/use-undo.ts'
import { useToasts } from '../use-toasts.ts'
import { type EditedLine, type FileProblem, inParts, readEditedFile } from './edited-file.ts'

export type ImportedRow = AdminAnswers['lists']['preview']['rows'][number]

/** What a file would change, as far as it was looked at. */
export interface ImportPreview {
  name: string
  rows: ImportedRow[]
  unchanged: number
  /** Columns that are no fields of the records. */
  ignored: string[]
  lines: EditedLine[]
}

type Step = { preview?: ImportPreview; problem?: FileProblem; message?: string; isBusy?: boolean }

/** Reads an edited file, asks what it would change, and saves that once the curator has seen it. */
export function useListImport(
  { topic, schema }: Pick<AnyRecordKind, 'topic' | 'schema'>,
  onSaved: () => void,
) {
  const { t } = useTranslation('admin')
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const undo = useUndo(topic)
  const [step, setStep] = useState<Step>({})

  const choose = async (file: File) => {
    const read = readEditedFile(await file.arrayBuffer(), Object.keys(schema.shape))
    if ('problem' in read) return setStep(read)
    setStep({ isBusy: true })
    const preview: ImportPreview = {
      name: file.name,
      rows: [],
      unchanged: 0,
      ignored: read.ignored,
      lines: read.rows,
    }
    try {
      for (const rows of inParts(read.rows)) {
        const found = await adminApi.lists.preview.call({ records: topic, rows })
        preview.rows.push(...found.rows)
        preview.unchanged += found.unchanged
      }
      setStep({ preview })
    } catch (problem) {
      setStep({ message: refusalOf(problem).message })
    }
  }

  /** Saves the rows that are not refused; where one turns out to be, none is saved and the preview says why. */
  const save = async ({ lines, ...preview }: ImportPreview) => {
    setStep({ preview: { ...preview, lines }, isBusy: true })
    const rows = preview.rows.flatMap(({ line, changes, problems }) => {
      const sent = lines.find((one) => one.line === line)
      if (sent === undefined || problems.length > 0) return []
      const cells = Object.fromEntries(changes.map(({ field }) => [field, sent.cells[field] ?? '']))
      return [{ ...sent, cells }]
    })
    try {
      const outcome = await adminApi.lists.import.call({ records: topic, rows })
      const [first] = outcome.saved
      if (first === undefined) return setStep({ preview: { ...preview, rows: outcome.rows, lines } })
      toasts.succeeded(
        t('list.imported', { count: outcome.saved.length }),
        undefined,
        undo({ row_id: first.id, version: first.version }, t('undo.doneSeveral')),
      )
      onSaved()
    } catch (problem) {
      setStep({ preview: { ...preview, lines }, message: refusalOf(problem).message })
    }
    await queryClient.invalidateQueries()
  }

  return { ...step, choose, save }
}
