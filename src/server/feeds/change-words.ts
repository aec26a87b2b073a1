import type { StoredSpeciesChange } from '#database/audit/species-changes-queries.ts'
import { changeSaying } from '#domain/audit/change-saying.ts'
import { publishedFieldsOf } from '#domain/audit/published-fields.ts'
import { escapeHtml } from '../pages/html.ts'
import { scopeWords } from '../pages/red-list-words.ts'
import type { Words } from '../pages/words.ts'

const CONVENTIONS = { cites: 'CITES', cms: 'CMS' } as const

/** A change in one sentence: 'Red List status changed from Near Threatened to Vulnerable'. */
export function changeWords(change: StoredSpeciesChange, t: Words): string {
  const saying = changeSaying(change)
  const record = t(`sharing:feeds.record.${change.table_name}`)
  switch (saying.says) {
    case 'species_added':
    case 'species_removed':
      return t(`sharing:feeds.says.${saying.says}`)
    case 'status_changed': {
      const [from, to] = [categoryWords(saying.from, t), categoryWords(saying.to, t)]
      return saying.scope === null
        ? t('sharing:feeds.says.status_changed', { from, to })
        : t('sharing:feeds.says.status_changed_in', { from, to, scope: scopeWords(saying.scope, t) })
    }
    case 'assessed': {
      const status = saying.status === null ? originalCategory(change) : categoryWords(saying.status, t)
      const of = { year: saying.year ?? '', status }
      return saying.scope === null
        ? t('sharing:feeds.says.assessed', of)
        : t('sharing:feeds.says.assessed_in', { ...of, scope: scopeWords(saying.scope, t) })
    }
    case 'listed': {
      const of = { convention: CONVENTIONS[saying.convention], appendix: saying.appendix }
      const what =
        saying.since === null
          ? t('sharing:feeds.says.listed', of)
          : t('sharing:feeds.says.listed_since', { ...of, since: t.date(saying.since) })
      return saying.part === null ? what : t('sharing:feeds.says.of_part', { what, part: saying.part })
    }
    case 'added':
    case 'removed':
      return t(`sharing:feeds.says.${saying.says}`, { record, name: saying.name })
    case 'corrected': {
      const fields = saying.fields.map((field) => t(`admin:fields.${field}`)).join(', ')
      if (change.table_name === 'species') return t('sharing:feeds.says.corrected_species', { fields })
      return t('sharing:feeds.says.corrected', { record, name: saying.name, fields })
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
