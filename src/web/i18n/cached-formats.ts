/**
 * Caches the formats of each language: making one takes a phone a millisecond, and a table of a hundred rows needs
 * hundreds. A language must be learned before its first format is made.
 */
export function cached<Format, Options>(make: (locale: string, options: Options) => Format) {
  const formats = new Map<string, Format>()
  return (locale: string, options: Options): Format => {
    const key = locale + JSON.stringify(options)
    const format = formats.get(key) ?? make(locale, options)
    formats.set(key, format)
    return format
  }
}
