import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GenerationProgress, GenerationResult } from '#contract/trade-summaries-curation.ts'
import { api } from '#web/api.ts'
import { SpeciesName } from '#web/components/species-name.tsx'
import { FieldNote } from '#web/forms/field.tsx'
import { FieldLabel } from '#web/forms/field-label.tsx'
import { SpeciesPicker } from '#web/forms/species-picker.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ALL, useGeneration } from './use-generation.ts'

/** Makes the summary of the species in the address, or of all species. */
export function GenerationPanel() {
  const { t } = useTranslation('admin')
  const id = useId()
  const { species_id: chosen = '' } = useSearch({ from: '/admin/trade-summary' })
  const navigate = useNavigate({ from: '/admin/trade-summary' })
  const { data: species = [] } = useQuery(api.species.list.queryOptions())
  const [isMissing, setMissing] = useState(false)
  const { generate, isRunning, progress, stop, failed } = useGeneration()

  // While it runs the buttons do nothing but are not disabled, which would lose the focus.
  const begin = (asked: string) => {
    if (isRunning) return
    setMissing(asked === '')
    if (asked === '') document.getElementById(id)?.focus()
    else generate(asked)
  }

  return (
    <section aria-label={t('tradeSummary.generate')} className="rounded-md border border-line bg-surface p-5">
      <p className="max-w-read text-sm text-ink-2">{t('tradeSummary.explanation')}</p>
      <div className="mt-4 flex flex-wrap items-start gap-x-2.5 gap-y-3">
        <div className="flex min-w-0 flex-[1_1_18rem] flex-col gap-1.5 sm:max-w-110">
          <FieldLabel id={id}>{t('columns.species')}</FieldLabel>
          <SpeciesPicker
            id={id}
            species={species}
            value={chosen}
            onPick={(picked) => {
              setMissing(false)
              navigate({ search: picked ? { species_id: picked } : {}, replace: true })
            }}
            disabled={isRunning}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? `${id}-note` : undefined}
          />
          {isMissing && (
            <div role="alert">
              <FieldNote id={id} problem={t('validation.select_species_first')} />
            </div>
          )}
        </div>
        <div className="flex flex-wrap gap-2.5 sm:pt-6.25">
          <Button tone="primary" aria-disabled={isRunning} onClick={() => begin(chosen)}>
            {t('tradeSummary.generateSelected')}
          </Button>
          <Button aria-disabled={isRunning} onClick={() => begin(ALL)}>
            {t('tradeSummary.generateAll')}
          </Button>
        </div>
      </div>
      {isRunning && <GenerationProgressBar progress={progress} onStop={stop} />}
      {!isRunning && failed.length > 0 && <FailedSpecies failed={failed} />}
    </section>
  )
}

/** The species whose summaries could not be made, each with the reason. */
function FailedSpecies({ failed }: { failed: readonly GenerationResult[] }) {
  const { t } = useTranslation('admin')
  return (
    <div className="mt-4">
      <Notice tone="problem" title={t('tradeSummary.notGenerated')}>
        <ul className="mt-1 grid gap-1">
          {failed.map(({ species_id, scientific_name, error }) => (
            <li key={species_id}>
              <SpeciesName name={scientific_name} /> <span className="text-ink-2">{error}</span>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

interface GenerationProgressBarProps {
  /** Undefined until the first event. */
  progress: GenerationProgress | undefined
  onStop: () => void
}

/** The progress of a generation, and the button that stops it. */
function GenerationProgressBar({ progress, onStop }: GenerationProgressBarProps) {
  const { t } = useTranslation('admin')
  const { done = 0, total = 1 } = progress ?? {}
  const text = progress ? t('tradeSummary.progress', { done, total }) : t('tradeSummary.begins')
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
      <p role="status" className="text-sm">
        {text}
      </p>
      <div
        role="progressbar"
        aria-label={t('tradeSummary.generate')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={text}
        className="h-2 min-w-32 flex-1 overflow-hidden rounded-sm bg-sunken"
      >
        <svg width="100%" height="8" aria-hidden="true">
          <rect width={`${(100 * done) / total}%`} height="8" className="fill-accent" />
        </svg>
      </div>
      <Button size="small" onClick={onStop}>
        {t('tradeSummary.stop')}
      </Button>
    </div>
  )
}
