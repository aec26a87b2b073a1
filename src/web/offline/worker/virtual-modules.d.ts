declare module 'virtual:answer-shape' {
  /** Changes with the form of the interface's answers. */
  export const shape: string
}

declare module 'virtual:offline-files' {
  /** Changes with every build of the web. */
  export const version: string
  /** What the portal opens with, offline too. */
  export const core: readonly string[]
  /** What every other public screen needs. */
  export const screens: readonly string[]
  /** Texts of written pages, by language. */
  export const texts: Readonly<Record<string, readonly string[]>>
  /** Names of the translation groups of public screens. */
  export const namespaces: readonly string[]
}
