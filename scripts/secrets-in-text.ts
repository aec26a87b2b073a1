/** Something in a file that looks like a secret. */
export interface FoundSecret {
  line: number
  what: string
}

/** What a secret looks like that says itself what it is. */
const PATTERNS: readonly { what: string; pattern: RegExp }[] = [
  { what: 'a private key', pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----/ },
  { what: 'a key of a cloud', pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b|\bAIza[\w-]{35}/ },
  {
    what: 'a token of a code host or registry',
    pattern: /\b(?:gh[pousr]_\w{36,}|github_pat_\w{22,}|glpat-[\w-]{20,}|npm_[A-Za-z0-9]{36})\b/,
  },
  {
    what: 'a token of a service',
    pattern: /\b(?:xox[abeprs]-[\w-]{10,}|[rs]k_live_\w{16,}|SG\.[\w-]{16,}\.[\w-]{16,})/,
  },
  { what: 'a signed token', pattern: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/ },
  {
    what: 'a password in an address',
    pattern: /\b[a-z][a-z0-9+.-]*:\/\/[^\s/:@'"`$<]*:(?!password@|secret@)[^\s/:@'"`$<{]+@/i,
  },
]

/** A value that is given to a name which says that it is secret. */
const ASSIGNED =
  /(?:secret|token|passw(?:or)?d|api_?key|private_?key|auth)\w*["']?\s*[:=]\s*["']?([^\s"'`,;]{16,})/gi
/** Bits a sign above which no word of a language lies; random base64 of twenty signs has four. */
const RANDOM_BITS = 3.7

/** Lines that look like secrets: by their shape, or random signs given to a name that says so. */
export function secretsIn(text: string): FoundSecret[] {
  return text.split('\n').flatMap((content, index) => {
    const known = PATTERNS.filter(({ pattern }) => pattern.test(content)).map(({ what }) => what)
    const random = [...content.matchAll(ASSIGNED)].some(([, value = '']) => looksRandom(value))
    const found = random && known.length === 0 ? ['random signs under a secret’s name'] : known
    return found.map((what) => ({ line: index + 1, what }))
  })
}

/** Files that are secrets by their name. */
export const isSecretFile = (path: string): boolean =>
  /(^|\/)(\.env(\.(?!example$)\w+)?|id_(rsa|ecdsa|ed25519)|.*\.(pem|p12|pfx|jks|key|keystore))$/.test(path)

function looksRandom(value: string): boolean {
  const isCode = /[(){}$<>]|\.\w+\.|^(https?|process|import|config)/.test(value)
  return !isCode && /\d/.test(value) && /[a-z]/i.test(value) && bitsPerSign(value) > RANDOM_BITS
}

function bitsPerSign(value: string): number {
  const counts = new Map<string, number>()
  for (const sign of value) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  return [...counts.values()].reduce((bits, count) => {
    const share = count / value.length
    return bits - share * Math.log2(share)
  }, 0)
}
