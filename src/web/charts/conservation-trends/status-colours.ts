import type { RedListCategory } from '#domain/assessments/red-list.ts'
import type { Appendix } from '#domain/listings/appendix.ts'

interface StatusColours {
  fill: string
  text: string
  edge: string
}

const coloursOf = (token: string): StatusColours => ({
  fill: `var(--${token})`,
  text: `var(--${token}-text)`,
  edge: `var(--${token}-line)`,
})

/** The colours of a Red List category, by their own names, which also hold in a picture without a style sheet. */
export const redListColours = (category: RedListCategory | null): StatusColours =>
  coloursOf(category === null ? 'iucn-ne' : `iucn-${category.toLowerCase()}`)

const CITES_TOKENS: Record<Appendix, string> = { I: 'cites-1', II: 'cites-2', III: 'cites-3' }

export const citesColours = (appendix: Appendix): StatusColours => coloursOf(CITES_TOKENS[appendix])
