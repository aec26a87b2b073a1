const UNITS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
}

/** A number in digits or as a word, for use in an expression. */
export const NUMBER = `\\d{1,4}|${[...UNITS, ...Object.keys(TENS)].join('|')}`

/** The number that a text in digits or as one word stands for. */
export function numberOf(text: string): number {
  const unit = UNITS.indexOf(text)
  return unit === -1 ? (TENS[text] ?? Number(text)) : unit
}
