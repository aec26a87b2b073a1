import { choicesOf } from './chosen.ts'
import { NOT_REPORTED, type TradeSelection } from './trade-selection.ts'

/** Of a list as long as an address, the name of a file takes the beginning. */
const LONGEST = 120

/** A choice for the names of files: '1990-2010-term-tusks-importer-dk'; empty where nothing is chosen. */
export function choiceFileName(selection: TradeSelection): string {
  const parts = choicesOf(selection).map((one) =>
    one === 'years' ? yearsOf(selection) : [one, selection[one]].flat().map(nameOf).join('-'),
  )
  return parts.map(slug).join('-').slice(0, LONGEST)
}

function yearsOf({ start_year, end_year }: TradeSelection): string {
  if (start_year === undefined) return `to-${end_year}`
  return end_year === undefined ? `from-${start_year}` : `${start_year}-${end_year}`
}

const nameOf = (value: string | undefined) => (value === NOT_REPORTED ? 'not-reported' : value)

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
