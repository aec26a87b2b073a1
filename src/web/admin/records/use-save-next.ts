import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { ADMIN_PAGE_SIZE } from '#domain/curation/record-lists.ts'
import { type ListAddress, WHOLE_LIST } from './list-address.ts'
import { listRequest } from './list-request.ts'
import { recordApi } from './record-api.ts'
import type { AnyRecordKind } from './record-kind.ts'
import type { SaveEdit } from './use-record-edit.ts'

/**
 * Saves a record and opens the next one of the list that its form was opened from; undefined where it has no list, or is
 * the last one. Which one is next is asked before the record is saved: with other values it may leave the list.
 */
export function useSaveNext(kind: AnyRecordKind, id: string, save: SaveEdit): SaveEdit | undefined {
  const navigate = useNavigate()
  const list = useLocation({ select: ({ state }) => state.list })
  const { data: next } = useQuery({
    queryKey: ['next-record', kind.topic, id, list],
    queryFn: () => findNext(kind, id, { ...WHOLE_LIST, ...list }),
    enabled: list !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (!next) return undefined
  return async (...edit) => {
    await save(...edit)
    await navigate({
      to: '/admin/$records/$id/edit',
      params: { records: kind.address, id: next.id },
      state: { list: next.list },
    })
  }
}

async function findNext({ topic, pageSize }: AnyRecordKind, id: string, list: ListAddress) {
  const size = list.size || pageSize || ADMIN_PAGE_SIZE
  const rowsOf = (page: number) => recordApi(topic).page.call({ ...listRequest(list), page, size })
  // Where earlier ones have left the list, the record may be on the page before by now.
  for (const page of [list.page, list.page - 1].filter((one) => one > 0)) {
    const { rows, pages } = await rowsOf(page)
    const at = rows.findIndex((row) => row.id === id)
    if (at < 0) continue
    const following = rows[at + 1] ?? (page < pages ? (await rowsOf(page + 1)).rows[0] : undefined)
    if (following === undefined) return null
    return { id: following.id, list: { ...list, page: rows[at + 1] ? page : page + 1 } }
  }
  return null
}

/** The way back to a list, at a row of it: as it was when the form was opened from it, else the whole of it. */
export function useListLink({ address }: Pick<AnyRecordKind, 'address'>, at: string) {
  const search = useLocation({ select: ({ state }) => state.list })
  return { to: '/admin/$records', params: { records: address }, search: search ?? {}, state: { at } } as const
}
