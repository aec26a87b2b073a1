/**
 * How the parts of a list after its first are asked for: one with each press, after as many entries as the parts before have.
 * They are forgotten with the screen, so that none stands beside a first part of later data.
 */
export const furtherParts = (size: number) => ({
  initialPageParam: size,
  getNextPageParam: (_: unknown, parts: readonly unknown[]) => (parts.length + 1) * size,
  enabled: false,
  gcTime: 0,
})
