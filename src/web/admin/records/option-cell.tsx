import { NothingCell } from './cells.tsx'
import { useRecordOptions } from './use-record-options.ts'

interface OptionCellProps {
  topic: Parameters<typeof useRecordOptions>[0]
  id: string | null
}

/** The name of the record that a row refers to. */
export function OptionCell({ topic, id }: OptionCellProps) {
  return useRecordOptions(topic).find(({ value }) => value === id)?.label ?? <NothingCell />
}
