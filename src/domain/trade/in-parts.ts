/**
 * A question about records that need not be in memory at once. They come in parts, each the table of all records of some
 * species, and are gone through as often as needed: each time the question yields what is to be counted of every part. No line,
 * ledger or figure is of several species, so that what is counted of the parts adds up; what is ranked or chosen is so
 * once all parts were counted.
 */
export type InParts<Part, Answer> = Generator<(part: Part) => void, Answer, void>

/** Answers a question about records that are all in one table. */
export function inOnePart<Part, Answer>(question: InParts<Part, Answer>, table: Part): Answer {
  let step = question.next()
  while (!step.done) {
    step.value(table)
    step = question.next()
  }
  return step.value
}

/** Answers a question about records whose parts are read again each time; there is at least one part. */
export async function inSeveralParts<Part, Answer>(
  question: InParts<Part, Answer>,
  parts: () => AsyncIterable<Part>,
): Promise<Answer> {
  let step = question.next()
  while (!step.done) {
    for await (const part of parts()) step.value(part)
    step = question.next()
  }
  return step.value
}

/** Works something out once for each part, for as long as the part is in memory. */
export function oncePerPart<Part extends object, Result>(resultOf: (part: Part) => Result) {
  const known = new WeakMap<Part, { result: Result }>()
  return (part: Part): Result => {
    const found = known.get(part) ?? { result: resultOf(part) }
    known.set(part, found)
    return found.result
  }
}
