/** The question that an address asks; empty where it asks none, or several. */
export function questionIn({ question }: Readonly<Record<string, unknown>>): string {
  return typeof question === 'string' ? question.trim() : ''
}
