const LONGEST_NAME = 60

/** A name from an address as an answer repeats it: not without limit. */
export const shortenedName = (name: string): string => name.slice(0, LONGEST_NAME)
