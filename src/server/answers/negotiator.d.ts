/** The part of negotiator that the server uses; the published types lack `preferred`. */
declare module 'negotiator' {
  class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string | undefined>> })
    /** The best of these encodings, among equals the first of `preferred`; undefined where the client takes none. */
    encoding<Encoding extends string>(
      available: readonly Encoding[],
      options: { preferred: readonly Encoding[] },
    ): Encoding | undefined
  }
  export = Negotiator
}
