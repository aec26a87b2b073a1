/** Stands in a context of procedures that do not say how the portal is. */
export const noStatus = async (): Promise<never> => {
  throw new Error('This test does not ask how the portal is')
}
