import { useLocation } from '@tanstack/react-router'
import type { AnyRecordKind } from './record-kind.ts'

/** The way back to a list, at a row of it: as it was when the form was opened from it, else the whole of it. */
export function useListLink({ address }: Pick<AnyRecordKind, 'address'>, at: string) {
  const search = useLocation({ select: ({ state }) => state.list })
  return { to: '/admin/$records', params: { records: address }, search: search ?? {}, state: { at } } as const
}
