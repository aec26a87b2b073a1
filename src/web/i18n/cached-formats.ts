/**
 * Makes each format of a language once: that takes a phone a millisecond, and a table of a hundred rows asks for
 * hundreds. A language must be learned before it is first asked for.
 */
export function cached<Format, Options>(make: (locale: string, options: Options) => Format) {
  const kept = new Map<string, Format>()
  return (locale: string, options: Options): Format => {
    const key = locale + JSON.stringify(options)
    const format = kept.get(key) ?? make(locale, options)
    kept.set(key, format)
    return format
  }
}
