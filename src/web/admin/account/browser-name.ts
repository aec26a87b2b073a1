/** What browsers call themselves; the later ones also name those before. */
const BROWSERS = [
  ['Edge', /\bEdgA?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* .*Safari\//],
] as const

const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(iPhone|iPad)\b/],
  ['Windows', /\bWindows NT\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const

/** A browser and its system as people call them, such as 'Firefox 140, Linux'; undefined where neither is known. */
export function browserName(agent: string | null): string | undefined {
  if (agent === null) return undefined
  const browser = BROWSERS.flatMap(([name, pattern]) => {
    const version = pattern.exec(agent)?.[1]
    return version === undefined ? [] : [`${name} ${version}`]
  })[0]
  const system = SYSTEMS.find(([, pattern]) => pattern.test(agent))?.[0]
  return [browser, system].filter((known) => known !== undefined).join(', ') || undefined
}
