import { useLocation, useNavigate } from '@tanstack/react-router'
import type { TranslationState } from '#domain/translations/translation-state.ts'
import type { WorkPlace } from '#domain/translations/translation-work.ts'
import { adminApi } from '../admin-api.ts'
import type { ChosenTexts } from './chosen-texts.ts'

type Filters = Omit<ChosenTexts, 'page'>

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The filters of the list of texts from which a form was opened. */
    texts?: Filters
  }
}

/**
 * Where a form of a text leads to: back to the list as it was, or on to the next text of the list. From elsewhere it is
 * the list of the text's language and state.
 */
export function useNextText() {
  const navigate = useNavigate()
  const from = useLocation({ select: ({ state }) => state.texts })

  return {
    toList: ({ language }: Pick<WorkPlace, 'language'>, state: TranslationState | '' = '') =>
      navigate({ to: '/admin/translations', search: from ?? { language, state } }),

    /** The text after `place` in the list; the list itself where there is no other. Asked before that one is saved. */
    findNext: async (place: WorkPlace, state: TranslationState) => {
      const { search, language, table, state: chosen } = from ?? NO_FILTER
      const next = await adminApi.translations.next.call({
        record_id: place.record_id,
        field: place.field,
        in_language: place.language,
        search,
        language: language || place.language,
        table_name: table || undefined,
        state: chosen || state,
      })
      return () => {
        if (next === null)
          return navigate({ to: '/admin/translations', search: from ?? { language: place.language } })
        const texts = from && { state: { texts: from } }
        if (next.translation)
          return navigate({
            to: '/admin/translations/$id/edit',
            params: { id: next.translation.id },
            ...texts,
          })
        const { table_name, record_id, field, language } = next
        return navigate({
          to: '/admin/translations/create',
          search: { table: table_name, record: record_id, field, language },
          ...texts,
        })
      }
    },
  }
}

const NO_FILTER: Filters = { search: '', language: '', table: '', state: '' }
