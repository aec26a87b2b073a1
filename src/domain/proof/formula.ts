/** Computes a figure from the values of its parts; null where it divides by zero. */
export type Formula = (values: readonly number[]) => number | null

type Term = (values: readonly number[]) => number

const TOKEN = /\s*(\d+(?:\.\d+)?|[A-Z]|[-+*/()])/y
const FIRST_LETTER = 'A'.charCodeAt(0)

/**
 * Reads a formula over the parts of a figure, which are called A, B, C in their order: numbers, letters, + - * / and
 * parentheses. Throws where it cannot be read, or names a part that is not among the first `parts` letters.
 */
export function parseFormula(text: string, parts: number): Formula {
  const tokens = tokensOf(text)
  let at = 0

  const refuse = (expected: string): never => {
    throw new Error(`'${text}' is no formula: ${expected} instead of '${tokens[at] ?? 'its end'}'`)
  }
  const taken = (...wanted: string[]): string | undefined => {
    const token = tokens[at]
    if (token === undefined || !wanted.includes(token)) return undefined
    at += 1
    return token
  }

  function factor(): Term {
    if (taken('(') !== undefined) {
      const inner = sum()
      return taken(')') === undefined ? refuse(')') : inner
    }
    const token = tokens[at] ?? ''
    if (/^\d/.test(token)) {
      at += 1
      return () => Number(token)
    }
    const place = token.charCodeAt(0) - FIRST_LETTER
    if (!/^[A-Z]$/.test(token) || place >= parts) return refuse('a number or one of the parts')
    at += 1
    return (values) => values[place] ?? Number.NaN
  }

  function product(): Term {
    let left = factor()
    for (let sign = taken('*', '/'); sign !== undefined; sign = taken('*', '/')) {
      const [one, other, divides] = [left, factor(), sign === '/']
      left = (values) => (divides ? one(values) / other(values) : one(values) * other(values))
    }
    return left
  }

  function sum(): Term {
    let left = product()
    for (let sign = taken('+', '-'); sign !== undefined; sign = taken('+', '-')) {
      const [one, other, subtracts] = [left, product(), sign === '-']
      left = (values) => (subtracts ? one(values) - other(values) : one(values) + other(values))
    }
    return left
  }

  const whole = sum()
  if (at < tokens.length) refuse('an operator')
  return (values) => {
    const result = whole(values)
    return Number.isFinite(result) ? result : null
  }
}

function tokensOf(text: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const start = TOKEN.lastIndex
    const [, token] = TOKEN.exec(text) ?? []
    if (token === undefined) throw new Error(`'${text}' is no formula: '${text.slice(start).trim()}'`)
    tokens.push(token)
  }
  return tokens
}
