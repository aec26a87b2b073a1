declare module 'virtual:contract' {
  /** Routes only; the schemas stay on the server. */
  export const contract: import('#contract/index.ts').Contract
}

declare module 'virtual:admin-contract' {
  /** The back office's routes, likewise. */
  export const adminContract: import('#contract/index.ts').AdminContract
}

declare module 'virtual:public-routes' {
  /** Without the back office's, which are loaded with it. */
  export const routeTree: typeof import('./routes.gen.ts').routeTree
}
