/** Letters of Latin languages of Europe, with their accents. */
const ONE_BYTE = /^[\0-\u00ff]*$/

/** Whether a text takes one byte a letter in memory; a single other letter, as of Russian, makes it two for all of them. */
export const isOneByte = (text: string): boolean => ONE_BYTE.test(text)
