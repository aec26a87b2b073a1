import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { CitesReservation, TradeMeasures } from '#contract/trade-measures-contract.ts'
import { OTHER_CODES } from '#domain/countries/country-codes.ts'
import { regionName } from '#domain/countries/region-name.ts'
import { localeOf } from '#domain/portal/languages.ts'
import type { Say } from '#domain/translations/said-text.ts'
import type { Words } from '../pages/words.ts'
import { heading, list, paragraph, words } from './markup.ts'
import { saidWords } from './said-data.ts'

/** Reservations in force, measures and subpopulations of a species; nothing where none are on record. */
export function measuresSummary(
  { subpopulations }: Pick<SpeciesDetail, 'subpopulations'>,
  { reservations, conservation_measures }: TradeMeasures,
  say: Say,
  t: Words,
): string {
  const inForce = reservations.filter(({ is_active }) => is_active)
  return [
    part(
      t('conservation:measures.reservations.inForce'),
      inForce.map((one) => reservationLine(one, say, t)),
      t('conservation:measures.reservations.what'),
    ),
    part(
      t('conservation:measures.done.title'),
      conservation_measures.map(({ id, measure }) =>
        saidWords(say({ record_id: id, field: 'measure' }, measure), t.language),
      ),
    ),
    part(
      t('conservation:measures.subpopulations.title'),
      subpopulations.map(({ id, subpopulation_name, status, year_published }) => {
        const name = say({ record_id: id, field: 'subpopulation_name' }, subpopulation_name)
        const known = [status, year_published].filter((one) => one !== null)
        const category = known.length === 0 ? t('common:missing.data') : known.join(', ')
        return `${saidWords(name, t.language)}: ${words(category)}`
      }),
      t('conservation:measures.subpopulations.what'),
    ),
  ].join('')
}

function part(title: string, lines: readonly string[], what?: string): string {
  if (lines.length === 0) return ''
  return heading(title) + (what ? paragraph(words(what)) : '') + list(lines)
}

function reservationLine(
  { id, country_code, appendix, population, notes, confirmed_on }: CitesReservation,
  say: Say,
  t: Words,
): string {
  const said = [
    words(t('conservation:event.listing', { appendix })),
    population && saidWords(say({ record_id: id, field: 'population' }, population), t.language),
    notes && saidWords(say({ record_id: id, field: 'notes' }, notes), t.language),
    confirmed_on && words(t('conservation:measures.reservations.inForceOn', { date: t.date(confirmed_on) })),
  ]
  return `${words(countryName(country_code, t))}: ${said.filter(Boolean).join('; ')}`
}

function countryName(code: string, t: Words): string {
  if (OTHER_CODES.some((other) => other === code)) return t(`common:countries.${code}`)
  return regionName(code, new Intl.DisplayNames(localeOf(t.language), { type: 'region', fallback: 'none' }))
}
