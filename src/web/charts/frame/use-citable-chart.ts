import { useTranslation } from 'react-i18next'
import { asSentence } from '#domain/citations/cited-view.ts'
import type { Citable } from '#web/citing/citable.ts'
import type { ChartContent } from './chart-content.ts'

/** A chart as it is cited: what, how it was counted, which records were chosen, from whom. */
export function useCitableChart({
  name,
  subject,
  title,
  titleNamesSubject,
  subtitle,
  counted,
  narrowed,
  source,
  view,
}: ChartContent): Citable {
  const { t } = useTranslation('trade')
  const { releases, simulated } = source
  const notes = [
    counted && t('frame.countedAs', { measure: counted.measure, basis: counted.basis }),
    narrowed?.text,
    simulated,
  ]
  return {
    name: [name, narrowed?.fileName, simulated && 'simulated'].filter(Boolean).join('-'),
    title,
    subject: titleNamesSubject ? undefined : subject,
    what: asSentence(subtitle),
    notes: notes.filter((note) => note !== undefined),
    releases,
    simulated,
    view,
  }
}
