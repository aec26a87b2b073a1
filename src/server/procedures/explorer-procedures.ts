import { os } from '../access.ts'
import { explorerSelection, listFilesToCount, openExplorer } from '../trade/explore-trade.ts'

export const explorerProcedures = {
  trade: os.explorer.trade.handler(async ({ input, context }) => {
    const { species, group, count, most, most_beside, ...selection } = input
    const [open, question] = await Promise.all([
      openExplorer(context, { species, release: input.release }),
      explorerSelection(context, selection),
    ])
    if (open === null) return null
    const { release, facts, files } = open
    const explored = await open.count({
      kind: 'explore',
      question: { selection: question, facts, grouped_by: group, count, most: [most, most_beside] },
    })
    const listed = new Set(explored.species.map(({ value }) => value))
    const named = files.filter(({ species_id }) => listed.has(species_id))
    const names = new Map(named.map(({ species_id, scientific_name }) => [species_id, scientific_name]))
    return {
      ...explored,
      release,
      species: explored.species.map((one) => ({
        ...one,
        scientific_name: names.get(one.value) ?? '',
      })),
    }
  }),

  flows: os.explorer.flows.handler(async ({ input: { species, of, ...selection }, context }) => {
    const [open, question] = await Promise.all([
      openExplorer(context, { species, release: selection.release }),
      explorerSelection(context, selection),
    ])
    if (open === null) return null
    const { release, facts } = open
    return { ...(await open.count({ kind: 'flows', question, facts, of })), release }
  }),

  files: os.explorer.files.handler(({ input = {}, context }) => listFilesToCount(context, input)),
}
