/* The part of it that the embedded engine needs; TypeScript knows it of browsers only. */
declare global {
  namespace WebAssembly {
    /** A compiled program, which threads share. */
    interface Module {
      readonly [Symbol.toStringTag]: 'WebAssembly.Module'
    }
    function compile(bytes: Uint8Array): Promise<Module>
  }
}

export {}
