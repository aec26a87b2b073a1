/**
 * Moves overlapping labels apart, as little as possible and in their order: from the preferred vertical positions to
 * positions at least `gap` apart inside the given room.
 */
export function spreadLabels(
  preferred: readonly number[],
  gap: number,
  room: { top: number; bottom: number },
): number[] {
  const order = preferred.map((y, index) => ({ y, index })).toSorted((a, b) => a.y - b.y)
  const placed: number[] = []
  for (const { y } of order) {
    const above = placed.at(-1)
    placed.push(Math.max(y, above === undefined ? room.top : above + gap))
  }
  let floor = room.bottom
  for (let row = placed.length - 1; row >= 0; row -= 1) {
    placed[row] = Math.min(placed[row] ?? floor, floor)
    floor = (placed[row] ?? floor) - gap
  }
  const positions: number[] = []
  order.forEach(({ index }, row) => {
    positions[index] = placed[row] ?? 0
  })
  return positions
}

/** Widths of Hanken Grotesk's characters in parts of its size, by kind. */
const CHARACTER_WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[iíljtfrIÍ.,:;'’()|/ -]/, 0.32],
  [/[mwæMWÆ%]/, 0.84],
  [/\p{Lu}/u, 0.66],
  [/[0-9bdpqoóøöðþ]/, 0.59],
]
const OTHER_WIDTH = 0.54

/** The approximate width of a text, to leave room for it. */
export function textWidth(text: string, size: number): number {
  const widths = Array.from(
    text,
    (letter) => CHARACTER_WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? OTHER_WIDTH,
  )
  return Math.ceil(widths.reduce((total, width) => total + width, 0) * size)
}

/** The text, or its beginning with an ellipsis where it would be wider than the room. */
export function fitText(text: string, size: number, room: number): string {
  if (textWidth(text, size) <= room) return text
  let beginning = text
  while (beginning.length > 1 && textWidth(`${beginning}…`, size) > room) beginning = beginning.slice(0, -1)
  return `${beginning.trimEnd()}…`
}

/** A text in lines no wider than the room. */
export function wrapText(text: string, size: number, room: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1)
    if (line !== undefined && textWidth(`${line} ${word}`, size) <= room)
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}
