/** The vowels of a row in order: short, then long, as Inuktitut is written in Latin letters. */
const VOWELS = ['i', 'u', 'a', 'ii', 'uu', 'aa'] as const

/** For each consonant its syllables in the order of the vowels, then the sign for the consonant alone. */
const ROWS: readonly [consonant: string, signs: string][] = [
  ['', 'ᐃᐅᐊᐄᐆᐋ'],
  ['p', 'ᐱᐳᐸᐲᐴᐹᑉ'],
  ['t', 'ᑎᑐᑕᑏᑑᑖᑦ'],
  ['k', 'ᑭᑯᑲᑮᑰᑳᒃ'],
  ['g', 'ᒋᒍᒐᒌᒎᒑᒡ'],
  ['m', 'ᒥᒧᒪᒦᒨᒫᒻ'],
  ['n', 'ᓂᓄᓇᓃᓅᓈᓐ'],
  ['s', 'ᓯᓱᓴᓰᓲᓵᔅ'],
  ['l', 'ᓕᓗᓚᓖᓘᓛᓪ'],
  ['j', 'ᔨᔪᔭᔩᔫᔮᔾ'],
  ['v', 'ᕕᕗᕙᕖᕘᕚᕝ'],
  ['r', 'ᕆᕈᕋᕇᕉᕌᕐ'],
  ['q', 'ᕿᖁᖃᖀᖂᖄᖅ'],
  ['ng', 'ᖏᖑᖓᖐᖒᖔᖕ'],
  ['nng', 'ᙱᙳᙵᙲᙴᙶᖖ'],
  ['l', 'ᖠᖢᖤᖡᖣᖥᖦ'],
  ['h', 'ᕼ'],
]

const SIGNS = new Map(
  ROWS.flatMap(([consonant, signs]) =>
    Array.from(signs, (sign, at): [string, string] => [sign, consonant + (VOWELS[at] ?? '')]),
  ),
)
// The only sign of this row is the consonant alone, not a syllable with i.
SIGNS.set('ᕼ', 'h')

const SYLLABICS = /[\u1400-\u167F]/g

/**
 * Transliterates Inuktitut syllabics, so that a search treats 'ᓇᓄᖅ' and 'nanuq' as one name. Signs of other
 * syllabaries stay. Source: the standard orthography of the Inuit Cultural Institute (1976).
 */
export function inLatinLetters(text: string): string {
  return text.replace(SYLLABICS, (sign) => SIGNS.get(sign) ?? sign)
}
