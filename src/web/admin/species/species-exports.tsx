import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { completenessOfExport, speciesFileName } from '#domain/species/species-export.ts'
import { saveFile } from '#web/charts/frame/save-file.ts'
import type { FieldName } from '#web/forms/admin-words.ts'
import { Button } from '#web/ui/button.tsx'
import { announce } from '#web/ui/toaster.tsx'
import { adminApi } from '../admin-api.ts'

/** All stored data of a species as a file, with or without its trade records. */
export function SpeciesExports({ id }: { id: string }) {
  const { t } = useTranslation('admin')
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  const save = async (trade: boolean) => {
    setBusy(true)
    try {
      const { body: file } = await queryClient.fetchQuery(
        adminApi.species.export.queryOptions({ input: { id, trade }, staleTime: 0, gcTime: 0 }),
      )
      const species = file.species as { scientific_name: string }
      const labelOf = (item: string) =>
        t([`species.checklist.records.${item}`, `fields.${item as FieldName}`] as never)
      const content = trade ? { ...file, ...completenessOfExport(file, labelOf) } : file
      saveFile(
        speciesFileName(species.scientific_name, id, { trade }),
        'json',
        JSON.stringify(content, null, 2),
      )
      announce({
        title: t('species.export.complete'),
        description: trade ? t('species.export.whole') : t('species.export.withoutTrade'),
      })
    } catch (problem) {
      const message = problem instanceof Error ? problem.message : ''
      announce({
        title: t('species.export.failed'),
        description: message || t('species.export.failedWhy'),
        tone: 'problem',
      })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button size="small" disabled={isBusy} onClick={() => save(true)}>
        <Download className="size-4" />
        {t('species.export.json')}
      </Button>
      <Button size="small" disabled={isBusy} onClick={() => save(false)}>
        <Download className="size-4" />
        {t('species.export.jsonWithoutTrade')}
      </Button>
    </>
  )
}
