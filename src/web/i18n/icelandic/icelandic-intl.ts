import type { IcelandicWords } from './icelandic-words.ts'

/** Letters in their order, those of the neighbours behind. Source: CLDR's collation of Icelandic. */
const ALPHABET = 'aábcdðeéfghiíjklmnoópqrstuúvwxyýzþæöøå'

/** No sign has a higher code. */
const LAST_CODE = 0x10ffff

type Part = { type: string; value: string }

/** What of Intl the screens use, for one language. */
export function icelandicIntl(words: IcelandicWords) {
  const changed = (parts: readonly Part[], change: (part: Part, before?: Part) => string) =>
    parts.map((part, place) => change(part, parts[place - 1])).join('')

  return {
    numberFormat: (options?: Intl.NumberFormatOptions) => {
      const danish = new Intl.NumberFormat('da', options)
      const icelandic = ({ type, value }: Part) => (type === 'compact' && words.compact[value]) || value
      return { format: (value: number) => changed(danish.formatToParts(value), icelandic) }
    },

    dateTimeFormat: (options?: Intl.DateTimeFormatOptions) => {
      const danish = new Intl.DateTimeFormat('da', options)
      const icelandic = ({ type, value }: Part, before?: Part) => {
        if (type === 'month') return words.months[value] ?? value
        // Danes write 06.58.
        return type === 'literal' && /hour|minute/.test(before?.type ?? '') ? value.replace('.', ':') : value
      }
      return { format: (moment?: Date | number) => changed(danish.formatToParts(moment), icelandic) }
    },

    displayNames: ({ type, fallback = 'code' }: Intl.DisplayNamesOptions) => {
      const names = type === 'region' ? words.regions : words.languages
      const left = (code: string) => (fallback === 'code' ? code : undefined)
      return { of: (code: string) => names[code] ?? left(code) }
    },

    listFormat: (options?: Intl.ListFormatOptions) => new Intl.ListFormat('da', options),

    /** What has passed alone; nothing here lies ahead. */
    relativeTimeFormat: ({ numeric }: Intl.RelativeTimeFormatOptions = {}) => ({
      format: (value: number, unit: string) => {
        const { relative, one, other } = words.ago[unit] ?? { relative: [], one: '', other: '' }
        const word = numeric === 'auto' ? relative[-value] : undefined
        if (word !== undefined) return word
        const isOne = new Intl.PluralRules('is').select(-value) === 'one'
        return (isOne ? one : other).replace(/\d+/, String(-value))
      },
    }),

    collator: () => ({ compare: compareIcelandic }),
  }
}

function compareIcelandic(a: string, b: string): number {
  const [one, other] = [ranks(a), ranks(b)]
  const place = one.findIndex((rank, index) => rank !== other[index])
  if (place < 0) return one.length - other.length
  return (one[place] ?? 0) - (other[place] ?? Number.NEGATIVE_INFINITY)
}

/** Where each letter stands; digits and signs stand before all of them, by their codes. */
function ranks(text: string): number[] {
  return Array.from(text.toLowerCase(), (letter) => {
    const place = ALPHABET.indexOf(letter)
    return place < 0 ? (letter.codePointAt(0) ?? 0) - LAST_CODE : place
  })
}
