import { useTranslation } from 'react-i18next'
import { isPartial } from '#domain/releases/coverage.ts'
import { SpeciesName } from '#web/components/species-name.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import type { OneImport } from './one-import.ts'

const MOST_NAMES = 5

/** In words: what the release covers, what it replaces and what stays as it is. */
export function CoverageNotice({ coverage, comparison }: Pick<OneImport, 'coverage' | 'comparison'>) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  if (coverage === null || comparison === null) return null
  const covered = comparison.filter(({ after, species }) => after > 0 && species !== null)
  const replaced = comparison.reduce((rows, { before }) => rows + before, 0)
  const { extent, staying } = coverage

  return (
    <section aria-labelledby="coverage" className="rounded-md border border-line bg-surface px-5.5 py-5">
      <h2 id="coverage" className="text-h3 font-[650]">
        {t(isPartial(coverage) && extent !== 'facts' ? 'releases.coverage.part' : 'releases.coverage.title')}
      </h2>
      <ul className="mt-2 grid list-disc gap-1 pl-5 text-sm">
        <li>
          {t('releases.coverage.covers', { count: covered.length })}
          {covered.length > 0 && covered.length <= MOST_NAMES && ': '}
          {covered.length <= MOST_NAMES &&
            covered.map(({ species }, place) => (
              <span key={species?.scientific_name}>
                {place > 0 && ', '}
                <SpeciesName name={species?.scientific_name ?? ''} />
              </span>
            ))}
        </li>
        <li>{t(`releases.coverage.replaces.${extent}`, { number: format.number(replaced) })}</li>
        {extent !== 'facts' && isPartial(coverage) && (
          <li>
            {t('releases.coverage.stays', {
              count: staying.species,
              rows: t('releases.rows', { count: staying.rows, number: format.number(staying.rows) }),
            })}
          </li>
        )}
      </ul>
    </section>
  )
}
