declare module 'virtual:contract' {
  /** Routes only; the schemas stay on the server. */
  export const contract: import('#contract/index.ts').Contract
}
