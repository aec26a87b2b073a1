import type { StoredSpeciesChange } from '#database/audit/species-changes-queries.ts'
import { changeSummary } from '#domain/audit/change-summary.ts'
import { publishedFieldsOf } from '#domain/audit/published-fields.ts'
import { escapeHtml } from '../pages/html.ts'
import { scopeWords } from '../pages/scope-words.ts'
import type { Words } from '../pages/words.ts'

const CONVENTIONS = { cites: 'CITES', cms: 'CMS' } as const

/** A change in one sentence: 'Red List status changed from Near Threatened to Vulnerable'. */
export function changeWords(change: StoredSpeciesChange, t: Words): string {
  const summary = changeSummary(change)
  const record = t(`sharing:feeds.record.${change.table_name}`)
  switch (summary.kind) {
    case 'species_added':
    case 'species_removed':
      return t(`sharing:feeds.summary.${summary.kind}`)
    case 'status_changed': {
      const [from, to] = [categoryWords(summary.from, t), categoryWords(summary.to, t)]
      return summary.scope === null
        ? t('sharing:feeds.summary.status_changed', { from, to })
        : t('sharing:feeds.summary.status_changed_in', { from, to, scope: scopeWords(summary.scope, t) })
    }
    case 'assessed': {
      const status = summary.status === null ? originalCategory(change) : categoryWords(summary.status, t)
      const of = { year: summary.year ?? '', status }
      return summary.scope === null
        ? t('sharing:feeds.summary.assessed', of)
        : t('sharing:feeds.summary.assessed_in', { ...of, scope: scopeWords(summary.scope, t) })
    }
    case 'listed': {
      const of = { convention: CONVENTIONS[summary.convention], appendix: summary.appendix }
      const what =
        summary.since === null
          ? t('sharing:feeds.summary.listed', of)
          : t('sharing:feeds.summary.listed_since', { ...of, since: t.date(summary.since) })
      return summary.part === null ? what : t('sharing:feeds.summary.of_part', { what, part: summary.part })
    }
    case 'added':
    case 'removed':
      return t(`sharing:feeds.summary.${summary.kind}`, { record, name: summary.name })
    case 'corrected': {
      const fields = summary.fields.map((field) => t(`admin:fields.${field}`)).join(', ')
      if (change.table_name === 'species') return t('sharing:feeds.summary.corrected_species', { fields })
      return t('sharing:feeds.summary.corrected', { record, name: summary.name, fields })
    }
  }
}

/** The fields of a corrected record as a list in HTML, each before and after; of a text only that it changed. */
export function changedFieldsHtml(change: StoredSpeciesChange, t: Words): string {
  if (change.action !== 'update') return ''
  const unquoted = publishedFieldsOf(change.table_name)?.named ?? []
  const items = change.fields.map((field) => {
    const name = t(`admin:fields.${field}`)
    if (unquoted.includes(field)) return t('sharing:feeds.field.text', { field: name })
    const [before, after] = [change.before?.[field], change.after?.[field]].map((value) =>
      valueWords(value, t),
    )
    return t('sharing:feeds.field.from_to', { field: name, before: before ?? '', after: after ?? '' })
  })
  return `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
}

function valueWords(value: unknown, t: Words): string {
  if (value === undefined || value === null) return t('sharing:feeds.field.empty')
  if (typeof value === 'boolean') return t(`sharing:feeds.field.${value ? 'yes' : 'no'}`)
  return typeof value === 'number' ? String(value) : [value].flat().join(', ')
}

const categoryWords = (category: string, t: Words) => t(`common:redList.${category}`)

/** Of an early assessment: its category as published, which has no equal among today's. */
const originalCategory = ({ after }: StoredSpeciesChange) => String(after?.original_category ?? '')
