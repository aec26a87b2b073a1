/** The main part of a page, as it stands before scripts run. */
export const mainOf = (html: string): string => /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''

/** The text that a reader sees of some markup, in one line. */
export const textOf = (markup: string): string =>
  markup
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
