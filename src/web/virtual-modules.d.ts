declare module 'virtual:contract' {
  /** Routes only; the schemas stay on the server. */
  export const contract: import('#contract/index.ts').Contract
}

declare module 'virtual:admin-contract' {
  /** The back office's routes, likewise. */
  export const adminContract: import('#contract/index.ts').AdminContract
}

declare module 'virtual:built-in-translations/*' {
  /** Of the built-in terms, by their English words. */
  export const translations: import('#contract/translations-contract.ts').Translation[]
}

/** Changes with the form of the interface's answers. */
declare const ANSWER_SHAPE: string

declare module 'virtual:icelandic-words' {
  export const words: import('./i18n/icelandic/icelandic-words.ts').IcelandicWords
}
