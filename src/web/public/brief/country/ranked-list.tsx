import type { ShareBar } from '#web/charts/share-bars/share-bars-points.ts'
import { useFormat } from '#web/i18n/use-format.ts'

interface RankedListProps {
  title: string
  /** As the chart of the page has them; those that stand for no country come last. */
  bars: readonly ShareBar[]
  /** How many of those ranked are listed. */
  most: number
}

/** The first of a ranking, each with its records and their share of all. */
export function RankedList({ title, bars, most }: RankedListProps) {
  const format = useFormat()
  const listed = [
    ...bars.filter(({ apart }) => !apart).slice(0, most),
    ...bars.filter(({ apart, figure }) => apart && figure > 0),
  ]
  return (
    <table className="brief-table">
      <caption>{title}</caption>
      <tbody>
        {listed.map(({ id, label, figure, percentage }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td className="brief-number">{format.number(figure)}</td>
            <td className="brief-number">{percentage === null ? null : format.percent(percentage)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
