interface SentencePart {
  text: string
  isQuoted: boolean
}

/** Cuts a sentence at the quotations in it, the longest first where one holds another. */
export function quotedParts(
  sentence: string,
  quotations: readonly (string | null | undefined)[],
): SentencePart[] {
  const longestFirst = quotations.filter((one) => one).toSorted((a, b) => (b ?? '').length - (a ?? '').length)
  return longestFirst.reduce<SentencePart[]>(
    (parts, quotation) => parts.flatMap((part) => (part.isQuoted ? part : cutAt(part.text, quotation ?? ''))),
    [{ text: sentence, isQuoted: false }],
  )
}

const cutAt = (text: string, quotation: string): SentencePart[] =>
  text
    .split(quotation)
    .flatMap((between, place) => [
      ...(place > 0 ? [{ text: quotation, isQuoted: true }] : []),
      ...(between === '' ? [] : [{ text: between, isQuoted: false }]),
    ])
