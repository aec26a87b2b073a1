/** Those of some sentences that apply, one after the other. */
export const paragraph = (...sentences: readonly (string | false | null | undefined)[]): string =>
  sentences.filter(Boolean).join(' ')
