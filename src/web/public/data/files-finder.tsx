import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { OneValuePicker } from '#web/ui/value-picker.tsx'
import { useAskedSpecies } from '../use-asked-species.ts'
import type { AskedFiles } from './use-data-files.ts'

interface FilesFinderProps {
  asked: AskedFiles | undefined
  /** The name behind which the next files are; undefined with the last ones. */
  nextAfter: string | undefined
  onAsk: (asked: AskedFiles | undefined) => void
}

/** Where the files of many species are too many for one page: those of a species by its name, the first, or the next. */
export function FilesFinder({ asked, nextAfter, onAsk }: FilesFinderProps) {
  const { t } = useTranslation('data')
  const format = useFormat()
  const [text, setText] = useState('')
  const [picked, setPicked] = useState('')
  const { species = [] } = useAskedSpecies(text, true)
  const options = species.map(({ id, common_name, scientific_name, total_trade_records }) => ({
    value: id,
    label: t('find.option', { name: common_name, scientific: scientific_name }),
    note: format.number(total_trade_records),
  }))
  const isOfOne = asked !== undefined && 'species_id' in asked
  return (
    <div className="flex flex-wrap items-end gap-3 print:hidden">
      <div className="w-full sm:w-80">
        <OneValuePicker
          label={t('find.label')}
          value={isOfOne ? asked.species_id : ''}
          otherwise={isOfOne ? picked : t('find.all')}
          options={options}
          search={t('find.search')}
          empty={t('find.none')}
          onSearch={setText}
          onChange={(id) => {
            setPicked(options.find(({ value }) => value === id)?.label ?? '')
            onAsk({ species_id: id })
          }}
        />
      </div>
      {asked !== undefined && <Button onClick={() => onAsk(undefined)}>{t('find.first')}</Button>}
      {nextAfter !== undefined && (
        <Button onClick={() => onAsk({ after: nextAfter })}>{t('find.next')}</Button>
      )}
    </div>
  )
}
