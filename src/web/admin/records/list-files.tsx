import { useTranslation } from 'react-i18next'
import { DELETE_COLUMN, KEY_COLUMNS, SPECIES_COLUMN } from '#domain/curation/record-csv.ts'
import { useMay } from '#web/session/use-may.ts'
import { adminApi } from '../admin-api.ts'
import type { ImportTarget } from '../list-import/import-target.ts'
import { ListFileButtons } from '../list-import/list-file-buttons.tsx'
import type { ListAddress } from './list-address.ts'
import { listRequest } from './list-request.ts'
import type { AnyRecordKind } from './record-kind.ts'

interface ListFilesProps {
  kind: AnyRecordKind
  address: ListAddress
}

/** The list as a CSV file, and an edited file back into it. */
export function ListFiles({ kind, address }: ListFilesProps) {
  const { t } = useTranslation('admin')
  const mayEdit = useMay('edit_records')
  const asked = new URLSearchParams(listRequest(address))
  return (
    <ListFileButtons
      exportAddress={`/api/admin/lists/${kind.topic}/export?${asked}`}
      target={mayEdit ? importTarget(kind) : undefined}
      explanation={t('list.importWhat')}
    />
  )
}

const importTarget = ({ topic, schema }: AnyRecordKind): ImportTarget => ({
  topic,
  columns: { required: KEY_COLUMNS, fields: [DELETE_COLUMN, SPECIES_COLUMN, ...Object.keys(schema.shape)] },
  preview: (rows) => adminApi.lists.preview.call({ records: topic, rows }),
  save: (rows, idempotencyKey) =>
    adminApi.lists.import.call({ records: topic, rows }, { context: { idempotencyKey } }),
  nameOf: ({ name, id }, line) => name ?? (id || line?.cells[SPECIES_COLUMN]),
})
