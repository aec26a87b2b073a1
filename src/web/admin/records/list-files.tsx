import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KEY_COLUMNS, SPECIES_COLUMN } from '#domain/curation/record-csv.ts'
import { fetchFile } from '#web/charts/frame/save-file.ts'
import { useMay } from '#web/session/use-may.ts'
import { Button } from '#web/ui/button.tsx'
import { adminApi } from '../admin-api.ts'
import { ImportDialog } from '../list-import/import-dialog.tsx'
import type { ImportTarget } from '../list-import/import-target.ts'
import { type ListAddress, listRequest } from './list-address.ts'
import type { AnyRecordKind } from './record-kind.ts'

interface ListFilesProps {
  kind: AnyRecordKind
  address: ListAddress
}

/** The list as a CSV file, and an edited file back into it. */
export function ListFiles({ kind, address }: ListFilesProps) {
  const { t } = useTranslation('admin')
  const mayEdit = useMay('edit_records')
  const [isOpen, setOpen] = useState(false)
  const asked = new URLSearchParams(listRequest(address))
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" onClick={() => fetchFile(`/api/admin/lists/${kind.topic}/export?${asked}`)}>
        <Download className="size-4 text-ink-3" />
        {t('list.export')}
      </Button>
      {mayEdit && (
        <Button size="small" onClick={() => setOpen(true)}>
          <Upload className="size-4 text-ink-3" />
          {t('list.import')}
        </Button>
      )}
      {isOpen && (
        <ImportDialog
          target={importTarget(kind)}
          explanation={t('list.importWhat')}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

const importTarget = ({ topic, schema }: AnyRecordKind): ImportTarget => ({
  topic,
  columns: { required: KEY_COLUMNS, fields: [SPECIES_COLUMN, ...Object.keys(schema.shape)] },
  preview: (rows) => adminApi.lists.preview.call({ records: topic, rows }),
  save: (rows, idempotencyKey) =>
    adminApi.lists.import.call({ records: topic, rows }, { context: { idempotencyKey } }),
  nameOf: ({ name, id }, line) => name ?? (id || line?.cells[SPECIES_COLUMN]),
})
