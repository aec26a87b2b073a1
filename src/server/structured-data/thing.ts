/** A thing as schema.org describes it. */
export interface Thing {
  '@type': string
  [property: string]: unknown
}

/** Things of one page as JSON-LD. */
export const asGraph = (things: readonly Thing[]) => ({ '@context': 'https://schema.org', '@graph': things })
