import { Fragment } from 'react'

/** A range, such as '1975–2022'. */
const RANGE = /(\S+–\S+)/

/** A text whose ranges are not cut by the end of a line. */
export function Unbroken({ children }: { children: string }) {
  return children.split(RANGE).map((part, place) =>
    place % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stand in a fixed order
      <Fragment key={place}>{part}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stand in a fixed order
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
