/*
 * Where something is in a JSON document, for a person who looks for it there.
 *
 * Why not jsonc-parser: it calls itself for each level, so that a text of 10,000 opening brackets ends it with a RangeError
 * instead of a line, and finding a part of a document of 6 MB takes it twice as long.
 */

/** Names and numbers, from the whole document down to a part of it. */
export type JsonPath = readonly PropertyKey[]

/** How much of a path there is in a document: where a part is missing, what should hold it. */
export function presentPart(document: unknown, path: JsonPath): JsonPath {
  let part = document
  const missing = path.findIndex((key) => {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key)) return true
    part = (part as Record<PropertyKey, unknown>)[key]
    return false
  })
  return missing === -1 ? path : path.slice(0, missing)
}

/** The line on which the part of a document begins, the first being line 1. The text must be JSON and have the part. */
export function lineOfPart(text: string, path: JsonPath): number {
  let at = pastSpace(text, 0)
  for (const key of path)
    at = typeof key === 'number' ? startOfItem(text, at, key) : startOfMember(text, at, key)
  return text.slice(0, at).split('\n').length
}

/** The line on which text stops being JSON, or its last one where it merely ends too early. */
export function lineOfFault(text: string): number {
  const lines = text.trimEnd().split('\n')
  // Some of the parser's messages have no position, so the line is found by bisection.
  let [sound, faulty] = [0, lines.length]
  while (sound + 1 < faulty) {
    const middle = (sound + faulty) >> 1
    if (isCut(`${lines.slice(0, middle).join('\n')}\n`)) sound = middle
    else faulty = middle
  }
  return Math.max(faulty, 1)
}

/** The position in the parser's message. */
const PLACE = /at position (\d+)/

/** Whether lines are JSON as far as they go. */
function isCut(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch (problem) {
    const { message } = problem as Error
    return message === 'Unexpected end of JSON input' || PLACE.exec(message)?.[1] === String(text.length)
  }
}

function startOfItem(text: string, list: number, index: number): number {
  let at = pastSpace(text, list + 1)
  for (let passed = 0; passed < index; passed += 1)
    at = pastSpace(text, pastSpace(text, pastValue(text, at)) + 1)
  return at
}

function startOfMember(text: string, object: number, key: PropertyKey): number {
  let at = pastSpace(text, object + 1)
  let found = at
  for (;;) {
    const nameEnd = pastText(text, at)
    const value = pastSpace(text, pastSpace(text, nameEnd) + 1)
    // JSON.parse takes the last of members with the same name.
    if (JSON.parse(text.slice(at, nameEnd)) === key) found = value
    const after = pastSpace(text, pastValue(text, value))
    if (text[after] !== ',') return found
    at = pastSpace(text, after + 1)
  }
}

function pastValue(text: string, start: number): number {
  let at = start
  let depth = 0
  do {
    const letter = text.charAt(at)
    if ('{['.includes(letter)) depth += 1
    if ('}]'.includes(letter)) depth -= 1
    at = letter === '"' ? pastText(text, at) : at + 1
  } while (at < text.length && (depth > 0 || isInWord(text, start, at)))
  return at
}

/** Numbers, true, false and null end where something else begins. */
const isInWord = (text: string, start: number, at: number): boolean =>
  /[\w.+-]/.test(text.charAt(start)) && /[\w.+-]/.test(text.charAt(at))

function pastText(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at + 1
}

function pastSpace(text: string, start: number): number {
  let at = start
  while (/\s/.test(text.charAt(at))) at += 1
  return at
}
