import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchFile } from '#web/charts/frame/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { ImportDialog } from './import-dialog.tsx'
import type { ImportTarget } from './import-target.ts'

interface ListFileButtonsProps {
  /** Where the list is to be had as a CSV file. */
  exportAddress: string
  /** Undefined for who may not import. */
  target: ImportTarget | undefined
  explanation: string
}

/** The list as a CSV file, and an edited file back into it. */
export function ListFileButtons({ exportAddress, target, explanation }: ListFileButtonsProps) {
  const { t } = useTranslation('admin')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" onClick={() => fetchFile(exportAddress)}>
        <Download className="size-4 text-ink-3" />
        {t('list.export')}
      </Button>
      {target && (
        <Button size="small" onClick={() => setOpen(true)}>
          <Upload className="size-4 text-ink-3" />
          {t('list.import')}
        </Button>
      )}
      {target && isOpen && (
        <ImportDialog target={target} explanation={explanation} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}
