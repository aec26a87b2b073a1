/** The part of subset-font (which brings no types) that the build uses. */
declare module 'subset-font' {
  function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype'
      variationAxes: Record<string, number | { min: number; max: number }>
    },
  ): Promise<Buffer>
  export = subsetFont
}
