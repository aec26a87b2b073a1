import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BasisChoices } from '#domain/trade/basis-choices.ts'
import type { TradeBasis } from '#domain/trade/trade-basis.ts'
import { useFormat } from '#web/i18n/use-format.ts'

interface RowsLineProps {
  view: TradeBasis & { basis_choices: BasisChoices }
  /** Whether the browser or the server makes the file; undefined where rows are not published. */
  file: { save: () => void } | { address: string } | undefined
}

const SAVE =
  'ml-2 inline-flex min-h-6 items-center gap-1.5 align-bottom font-semibold text-accent hover:underline print:hidden'

/** How many rows are counted, and what was left out and why. */
export function RowsLine({ view, file }: RowsLineProps) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const { all_rows, rows, rows_selected, left_out_by_movement, left_out_by_reporter } = view
  const part = (key: 'choice' | 'movement' | 'reporter', count: number) =>
    count > 0 ? [t(`rows.${key}`, { count, figure: format.number(count) })] : []
  const leftOut = [
    ...part('choice', all_rows - rows_selected),
    ...part('movement', left_out_by_movement),
    ...part('reporter', left_out_by_reporter),
  ]
  const reExports = view.quantity_movement === view.movement ? 0 : view.basis_choices.movement['re-exports']

  return (
    <p role="status" className="text-sm text-ink-2">
      <strong className="font-[650] text-ink">
        {t('rows.counted', { count: rows, rows: format.number(rows), all: format.number(all_rows) })}
      </strong>{' '}
      {leftOut.length > 0 && `${t('rows.leftOut', { parts: leftOut.join(', ') })} `}
      {reExports > 0 && t('rows.reExports', { count: reExports, figure: format.number(reExports) })}
      {file && rows > 0 && (
        <SaveRows file={file}>
          <Download className="size-4" />
          {t('rows.save', { count: rows })}
        </SaveRows>
      )}
    </p>
  )
}

function SaveRows({ file, children }: { file: NonNullable<RowsLineProps['file']>; children: ReactNode }) {
  return 'address' in file ? (
    <a href={file.address} download="" className={`${SAVE} no-underline`}>
      {children}
    </a>
  ) : (
    <button type="button" onClick={file.save} className={SAVE}>
      {children}
    </button>
  )
}
