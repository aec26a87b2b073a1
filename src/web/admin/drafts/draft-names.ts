import { useTranslation } from 'react-i18next'
import { CURATED_TOPICS } from '#domain/curation/curated-topics.ts'
import { useDaysInName } from '#web/forms/use-day-text.ts'
import type { AdminAnswers } from '../admin-api.ts'
import { findRecordKind } from '../records/record-kinds.ts'

export type ListedDraft = AdminAnswers['drafts']['list'][number]
export type WholeDraft = AdminAnswers['drafts']['get']

/** The kind of record that a draft is of. */
export const kindOfDraft = ({ table_name }: Pick<ListedDraft, 'table_name'>) =>
  findRecordKind(CURATED_TOPICS[table_name].address)

/** What a draft's record is called, with its species. */
export function useDraftName() {
  const { t } = useTranslation('admin')
  const inName = useDaysInName()
  return (draft: Pick<ListedDraft, 'table_name' | 'record' | 'species'>): string => {
    const name = kindOfDraft(draft)?.nameOf({ ...draft.record, species: draft.species } as never)
    return (name && inName(name)) || draft.species?.scientific_name || t('drafts.newRecord')
  }
}
