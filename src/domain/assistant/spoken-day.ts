import { daysBefore } from '../calendar.ts'
import { NUMBER, numberOf } from './numbers.ts'

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const MONTH = MONTHS.map((month) => `${month}|${month.slice(0, 3)}`).join('|')

/** A text that means 'from this day on', and the rest of the text around it. */
export interface SpokenDay {
  day: string
  before: string
  after: string
}

/** 'From 3 March' says when something begins; 'on 3 March' and 'before 3 March' are other questions. */
const SINCE = '(?:since|starting|from) (?:the )?'
const READINGS: readonly [RegExp, (parts: readonly string[], today: string) => string | undefined][] = [
  [rule(`${SINCE}(\\d{4})-(\\d{1,2})-(\\d{1,2})`), ([year, month, day]) => dayOf(year, Number(month), day)],
  [
    rule(`${SINCE}(\\d{1,2})(?:st|nd|rd|th)?\\.? (?:of )?(${MONTH})\\.?,? (\\d{4})`),
    ([day, month, year]) => dayOf(year, monthOf(month), day),
  ],
  [
    rule(`${SINCE}(${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})`),
    ([month, day, year]) => dayOf(year, monthOf(month), day),
  ],
  [rule(`${SINCE}(${MONTH})\\.?,? (\\d{4})`), ([month, year]) => dayOf(year, monthOf(month), '1')],
  [rule(`${SINCE}(\\d{4})`), ([year]) => dayOf(year, 1, '1')],
  [rule('(?:since )?today'), (_, today) => today],
  [rule(`${SINCE}yesterday`), (_, today) => daysBefore(today, 1)],
  [
    rule(
      `(?:since |in |during |within |over |for )?(?:the )?(?:last|past)(?: (${NUMBER}))? (day|week|month|year)s?`,
    ),
    ([count = '1', unit], today) => before(today, numberOf(count), unit),
  ],
  [
    rule(`${SINCE}(${NUMBER}) (day|week|month|year)s? ago`),
    ([count = '1', unit], today) => before(today, numberOf(count), unit),
  ],
  [
    rule('(?:in |since |during )?this (month|year)'),
    ([unit], today) => `${today.slice(0, unit === 'year' ? 4 : 7)}${unit === 'year' ? '-01' : ''}-01`,
  ],
]

/**
 * Finds since when something is asked: 'since 3 March 2026', 'in the last ten days', 'this month'. Undefined
 * where the text names no such day; a day that the calendar does not have, or that lies ahead, is none.
 */
export function findSpokenDay(text: string, today: string): SpokenDay | undefined {
  for (const [pattern, read] of READINGS) {
    const found = pattern.exec(text)
    if (found === null) continue
    const day = read(found.slice(1), today)
    if (day === undefined || day > today) return undefined
    return { day, before: text.slice(0, found.index), after: text.slice(found.index + found[0].length) }
  }
  return undefined
}

function rule(pattern: string): RegExp {
  return new RegExp(`(?<![\\w-])${pattern}(?![\\w-])`)
}

const monthOf = (name = '') => MONTHS.findIndex((month) => month.slice(0, 3) === name.slice(0, 3)) + 1

/** Undefined for a day that the calendar does not have, such as 30 February. */
function dayOf(year = '', month = 0, day = ''): string | undefined {
  const text = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(text) ? undefined : text
}

function before(today: string, count: number, unit = 'day'): string {
  if (unit === 'day' || unit === 'week') return daysBefore(today, count * (unit === 'week' ? 7 : 1))
  const months =
    Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - count * (unit === 'year' ? 12 : 1)
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1]
  const lastOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const day = Math.min(Number(today.slice(8)), lastOfMonth)
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
